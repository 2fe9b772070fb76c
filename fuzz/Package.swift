// swift-tools-version: 6.3

import PackageDescription

// Built by scripts/fuzz, which adds the sanitizers that libFuzzer comes with.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "spoken-keyboard", path: "..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz-layouts",
      dependencies: [
        "CLibFuzzer",
        .product(name: "KeyModel", package: "spoken-keyboard"),
        .product(name: "LayoutFiles", package: "spoken-keyboard"),
      ],
      path: "Sources/LayoutFuzzer",
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
