internal import Dispatch
internal import Glibc
internal import Synchronization

/// Work that all cores of the machine share; the results are in the order of what they are of.
enum ConcurrentMap {
  /// How many threads work at a time: one for each core, and no more than eight.
  static var width: Int { min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 8) }

  /// What comes of each element, in order, whichever is done first.
  ///
  /// - Parameters:
  ///   - elements: what is worked on; an idle thread takes the next one.
  ///   - transform: called on several threads at once.
  /// - Returns: a result for each element.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let taken = Mutex(0)
    let results = Mutex<[Int: Result]>([:])
    withoutActuallyEscaping(transform) { transform in
      DispatchQueue.concurrentPerform(iterations: min(width, elements.count)) { @Sendable _ in
        while true {
          let index = taken.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < elements.count else { return }
          let result = transform(elements[index])
          results.withLock { $0[index] = result }
        }
      }
    }
    return results.withLock { found in elements.indices.compactMap { found[$0] } }
  }
}
