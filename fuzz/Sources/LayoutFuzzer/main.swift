import CLibFuzzer
import Glibc

// Which format is fuzzed is said by the environment, so that one program serves all of them.
guard let name = getenv("FUZZED_FORMAT"), LayoutFuzzer.choose(String(cString: name)) else {
  print("fuzz-layouts: FUZZED_FORMAT names no format")
  exit(2)
}
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments, { LayoutFuzzer.run($0, $1) }))
