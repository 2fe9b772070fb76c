// swift-tools-version: 6.3

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "spoken-keyboard",
  products: [
    .executable(name: "spoken-keyboard", targets: ["SpokenKeyboard"]),
    .library(name: "KeyModel", targets: ["KeyModel"]),
    .library(name: "LayoutFiles", targets: ["LayoutFiles"]),
    .library(name: "Narration", targets: ["Narration"]),
  ],
  targets: [
    .systemLibrary(
      name: "CEspeak", pkgConfig: "espeak-ng", providers: [.apt(["libespeak-ng-dev"])]),
    .systemLibrary(name: "CPcaudio", providers: [.apt(["libpcaudio-dev"])]),
    // No pkgConfig: ncursesw.pc names flags that SwiftPM refuses with a warning.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CXkbcommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    .target(name: "KeyModel", swiftSettings: strict),
    .target(name: "Narration", dependencies: ["KeyModel"], swiftSettings: strict),
    .target(
      name: "Speech", dependencies: ["KeyModel", "Narration", "CEspeak", "CPcaudio"],
      swiftSettings: strict),
    .target(
      name: "LayoutFiles", dependencies: ["KeyModel", "CXML", "CXkbcommon", "CYAML"],
      swiftSettings: strict),
    .target(name: "ReportText", swiftSettings: strict),
    .target(
      name: "LabelAudit", dependencies: ["KeyModel", "Narration", "ReportText"],
      swiftSettings: strict),
    .executableTarget(
      name: "SpokenKeyboard",
      dependencies: [
        "KeyModel", "Narration", "Speech", "LayoutFiles", "LabelAudit", "ReportText", "CNcurses",
      ],
      swiftSettings: strict),

    .testTarget(name: "KeyModelTests", dependencies: ["KeyModel"], swiftSettings: strict),
    .testTarget(
      name: "NarrationTests", dependencies: ["KeyModel", "Narration"], swiftSettings: strict),
    .testTarget(
      name: "SpeechTests", dependencies: ["Narration", "Speech"], swiftSettings: strict),
    .testTarget(
      name: "LayoutFilesTests", dependencies: ["KeyModel", "LayoutFiles", "Narration"],
      exclude: ["Corpus/expected-counts.tsv"], swiftSettings: strict),
    .testTarget(
      name: "LabelAuditTests",
      dependencies: ["KeyModel", "Narration", "LabelAudit", "ReportText"], swiftSettings: strict),
    .testTarget(
      name: "SpokenKeyboardTests",
      dependencies: [
        "KeyModel", "Narration", "Speech", "LayoutFiles", "LabelAudit", "SpokenKeyboard",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
