#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends the process with the status that means "over the limits".
func exitOverLimits() -> Never { exit(1) }
