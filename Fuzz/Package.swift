// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a fuzzer has no `main` but the one that the sanitizer brings, so it builds
// only with `--sanitize fuzzer`. `make fuzz` does.
//
// The program's sources are this package's own, by the link `Program`, so that what is internal to
// the whole of them can be seen here too.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let sourceSettings = settings + [.enableUpcomingFeature("InternalImportsByDefault")]

func xLibrary(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Program/\(name)", pkgConfig: pkgConfig)
}

let xLibraries: [Target.Dependency] = [
  "CirclePanX11", "CirclePanXrender", "CirclePanXi", "CirclePanXrandr",
]

let package = Package(
  name: "Fuzz",
  targets: [
    .target(
      name: "CirclePanMath", path: "Program/CirclePanMath", linkerSettings: [.linkedLibrary("m")]),
    xLibrary("CirclePanX11", pkgConfig: "x11"),
    xLibrary("CirclePanXrender", pkgConfig: "xrender"),
    xLibrary("CirclePanXi", pkgConfig: "xi"),
    xLibrary("CirclePanXrandr", pkgConfig: "xrandr"),
    .target(name: "CirclePanSupport", path: "Program/CirclePanSupport"),
    .target(
      name: "PanEngine", dependencies: ["CirclePanMath"], path: "Program/PanEngine",
      exclude: ["PanEngine.docc"], swiftSettings: sourceSettings),
    .target(
      name: "XlibBridge", dependencies: ["PanEngine", "CirclePanSupport"] + xLibraries,
      path: "Program/XlibBridge", exclude: ["XlibBridge.docc"], swiftSettings: sourceSettings),
    .target(name: "PadProperties", dependencies: ["PanEngine"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzScript", dependencies: ["PadProperties", "PanEngine"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzEvents", dependencies: ["PadProperties", "PanEngine"], swiftSettings: settings),
    // What these two look into is internal to its module: so they are that module, with one file
    // more, by a link to its folder.
    .executableTarget(
      name: "FuzzOptions",
      dependencies: ["PadProperties", "PanEngine", "XlibBridge", "CirclePanSupport"],
      exclude: ["circlepan/main.swift"], swiftSettings: sourceSettings),
    .executableTarget(
      name: "FuzzBridge",
      dependencies: ["PadProperties", "PanEngine", "CirclePanSupport"] + xLibraries,
      exclude: ["XlibBridge/XlibBridge.docc"], swiftSettings: sourceSettings),
  ],
  swiftLanguageModes: [.v6]
)
