print("spoken-keyboard")
