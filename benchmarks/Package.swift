// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "spoken-keyboard", path: "..")],
  targets: [
    .executableTarget(
      name: "text-benchmark",
      dependencies: [.product(name: "KeyModel", package: "spoken-keyboard")],
      path: "Sources/TextBenchmark",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "narration-benchmark",
      dependencies: [.product(name: "Narration", package: "spoken-keyboard")],
      path: "Sources/NarrationBenchmark",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "layouts-benchmark",
      dependencies: [
        .product(name: "KeyModel", package: "spoken-keyboard"),
        .product(name: "LayoutFiles", package: "spoken-keyboard"),
      ],
      path: "Sources/LayoutsBenchmark",
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
