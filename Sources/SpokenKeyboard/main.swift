import Glibc
import Speech

if CommandLine.arguments.dropFirst().first == "speech-server" {
  exit(SpeechServer.run())
}
print("spoken-keyboard")
