// swift-tools-version: 6.2
import PackageDescription

// Two ways to build the very same sources:
//
// * As an ordinary package, with no unsafe flag: what `swift build`, `swift test` and a dependent
//   see.
// * As Embedded Swift, for the small binary that ships: `make build` sets the variable below for
//   its own command only, with a scratch folder of its own. Its value is the folder of the
//   toolchain's libraries for Embedded Swift. It optimises all modules as one
//   (`--experimental-lto-mode full`), and so leaves out what nobody calls.
let embeddedLibraries = Context.environment["CIRCLEPAN_EMBEDDED"]

let swiftSettings: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
  + (embeddedLibraries == nil
    ? []
    : [
      .enableExperimentalFeature("Embedded"),
      .unsafeFlags(["-wmo", "-Osize"]),
    ])

/// Tests are never built as Embedded Swift.
let testSettings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let cSettings: [CSetting] =
  [.treatAllWarnings(as: .error)]
  + (embeddedLibraries == nil
    ? []
    // Where one function can be unwound, all are, once they are one module; nothing unwinds.
    : [.unsafeFlags(["-fno-asynchronous-unwind-tables"])])

/// What a program on PanEngine needs beyond libm, whoever's it is: the tables behind comparing and
/// splitting strings, of which Embedded Swift's library has none.
let unicodeTables: [LinkerSetting] =
  embeddedLibraries.map { [.unsafeFlags(["-L\($0)"]), .linkedLibrary("swiftUnicodeDataTables")] }
  ?? []

let linkerSettings: [LinkerSetting] =
  embeddedLibraries == nil
  ? []
  : [
    // Of all linkers only lld optimises Swift's modules as one. Functions of the same code, many
    // of them of arrays of different elements, become one.
    .unsafeFlags(["-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "--as-needed"])
  ]

/// One of the X libraries: a system library for each, since each may have a prefix of its own. Names
/// of targets are global in a graph of packages, so these are names that nobody else has.
func xLibrary(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(["lib\(pkgConfig)-dev"])])
}

/// One of which only the declarations are used. SwiftPM would link it all the same, before anything
/// that says otherwise: so the program that ships gets the headers' folders from `Scripts/build`.
func xHeaders(_ name: String, pkgConfig: String) -> Target {
  embeddedLibraries == nil
    ? xLibrary(name, pkgConfig: pkgConfig) : .systemLibrary(name: name)
}

let xLibraries: [Target.Dependency] = [
  "CirclePanX11", "CirclePanXrender", "CirclePanXi", "CirclePanXrandr",
]

let package = Package(
  name: "circlepan",
  products: [
    .library(name: "PanEngine", targets: ["PanEngine"]),
    .library(name: "XlibBridge", targets: ["XlibBridge"]),
    .executable(name: "circlepan", targets: ["circlepan"]),
  ],
  targets: [
    .target(name: "CirclePanMath", cSettings: cSettings, linkerSettings: [.linkedLibrary("m")]),
    xLibrary("CirclePanX11", pkgConfig: "x11"),
    xLibrary("CirclePanXrender", pkgConfig: "xrender"),
    xHeaders("CirclePanXi", pkgConfig: "xi"),
    xHeaders("CirclePanXrandr", pkgConfig: "xrandr"),
    .target(name: "CirclePanSupport", cSettings: cSettings),
    .target(
      name: "PanEngine", dependencies: ["CirclePanMath"], swiftSettings: swiftSettings,
      linkerSettings: unicodeTables),
    .target(
      name: "XlibBridge",
      dependencies: ["PanEngine", "CirclePanSupport"] + xLibraries,
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "circlepan",
      dependencies: ["PanEngine", "XlibBridge", "CirclePanSupport"],
      swiftSettings: swiftSettings,
      linkerSettings: linkerSettings),
    .executableTarget(
      name: "FirstDrag", dependencies: ["PanEngine"], path: "Examples/FirstDrag",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "ColorWheel", dependencies: ["PanEngine", "XlibBridge"], path: "Examples/ColorWheel",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "CameraPad", dependencies: ["PanEngine", "XlibBridge"], path: "Examples/CameraPad",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "ProgramBenchmark", dependencies: ["XServerHarness"], path: "Benchmarks/Program",
      swiftSettings: testSettings),
    .target(
      name: "XServerHarness", dependencies: ["CirclePanX11", "CirclePanXi"],
      path: "Tests/XServerHarness",
      swiftSettings: testSettings),
    .target(name: "Randomness", path: "Tests/Randomness", swiftSettings: testSettings),
    .testTarget(
      name: "PanEngineTests", dependencies: ["PanEngine", "Randomness"],
      swiftSettings: testSettings),
    .testTarget(
      name: "XlibBridgeTests",
      dependencies: ["XlibBridge", "PanEngine", "CirclePanX11", "XServerHarness"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CirclePanTests",
      dependencies: ["XServerHarness", "Randomness", "circlepan", "FirstDrag"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["PanEngine", "XServerHarness", "Randomness", "ColorWheel", "CameraPad"],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
