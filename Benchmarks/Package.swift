// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that neither the program nor a dependent of the libraries builds it.
// `make bench` does, once as an ordinary package, which is what a dependent of PanEngine gets, and
// once as Embedded Swift (see ../Package.swift), which is what ships.
let embeddedLibraries = Context.environment["CIRCLEPAN_EMBEDDED"]

/// A program that measures the engine.
func measuring(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: [.product(name: "PanEngine", package: "circlepan"), "CBaseline"],
    swiftSettings: [.treatAllWarnings(as: .error)]
      + (embeddedLibraries == nil
        ? [] : [.enableExperimentalFeature("Embedded"), .unsafeFlags(["-wmo"])]),
    linkerSettings: embeddedLibraries == nil
      ? [] : [.unsafeFlags(["-use-ld=lld", "-Xlinker", "--icf=all"])])
}

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "circlepan", path: "..")],
  targets: [
    .target(
      name: "CBaseline",
      // Objects that hold machine code too, which is what the linker takes: this C stays apart
      // from what is optimised as one, as in the ordinary package.
      cSettings: embeddedLibraries == nil ? [] : [.unsafeFlags(["-ffat-lto-objects"])]),
    measuring("PanBenchmark"),
    measuring("AllocationCheck"),
  ],
  swiftLanguageModes: [.v6]
)
