// swift-tools-version: 6.2
import PackageDescription

// A program in Embedded Swift on PanEngine, in a package of its own; `./build` is the whole command.
// CIRCLEPAN_EMBEDDED makes the library Embedded Swift too, and brings what the link needs; its value
// is the folder of the toolchain's libraries for that.
let package = Package(
  name: "EmbeddedDrag",
  dependencies: [.package(name: "circlepan", path: "../..")],
  targets: [
    .executableTarget(
      name: "EmbeddedDrag",
      dependencies: [.product(name: "PanEngine", package: "circlepan")],
      swiftSettings: [.enableExperimentalFeature("Embedded"), .unsafeFlags(["-wmo"])])
  ],
  swiftLanguageModes: [.v6]
)
