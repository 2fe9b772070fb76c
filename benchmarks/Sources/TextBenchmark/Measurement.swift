/// Times one operation often and tells the median.
enum Measurement {
  /// Nanoseconds that one call takes, as the median of many; `batch` calls are timed together where one is
  /// shorter than the clock can tell.
  static func median(samples: Int = 1001, batch: Int = 1, _ operation: () -> Void) -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    times.reserveCapacity(samples)
    for _ in 0..<samples {
      let elapsed = clock.measure {
        for _ in 0..<batch { operation() }
      }
      times.append(elapsed.nanoseconds / Double(batch))
    }
    return times.sorted()[samples / 2]
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
