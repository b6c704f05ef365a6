// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a fuzzer has no `main` but the one that the sanitizer brings, so it builds
// only with `--sanitize fuzzer`. `make fuzz` does.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let engine = Target.Dependency.product(name: "PanEngine", package: "circlepan")

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "circlepan", path: "..")],
  targets: [
    .target(name: "PadProperties", dependencies: [engine], swiftSettings: settings),
    .executableTarget(
      name: "FuzzScript", dependencies: ["PadProperties", engine], swiftSettings: settings),
    .executableTarget(
      name: "FuzzEvents", dependencies: ["PadProperties", engine], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
