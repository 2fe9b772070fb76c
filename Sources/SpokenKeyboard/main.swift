import Glibc
import Speech

if CommandLine.arguments.dropFirst().first == "speech-server" {
  exit(SpeechServer.run(arguments: Array(CommandLine.arguments.dropFirst(2))))
}
print("spoken-keyboard")
