import CirclePanSupport
import PanEngine
import XlibBridge

/// What the command line asks for. The defaults are the original demo's.
struct Options {
  /// What goes to standard output.
  enum Output {
    case none, ndjson, text
  }

  /// What the program does.
  enum Action {
    case run, help, version
  }

  static let limits: [(word: StaticString, value: LimitShape)] = [
    ("circle", .circle), ("square", .square), ("horizontal", .horizontal),
    ("vertical", .vertical),
  ]

  static let axes: [(word: StaticString, value: Response.Axes)] = [
    ("x", .x), ("y", .y), ("both", .both),
  ]

  var action = Action.run
  var pad = PadConfiguration()
  /// How many pads there are, side by side.
  var pads = 1
  var circleColor = Color.orange
  var circleOpacity = 0.5
  var output = Output.none
  /// A drag script's file, "-" for standard input.
  var replay: String?
  /// The file to write a drag script to while the hand is at it, "-" for standard output.
  var record: String?
  var isHeadless = false
  var display: String?
  var geometry: WindowGeometry?
  var instanceName: String?
  var title = "circlepan"
  var scale = WindowScale.automatic
  /// Of the whole window, from 0 to 1.
  var opacity = 1.0
  var isKeptAbove = false
  var isBorderless = false
  var takesFocus = true
  /// What -xrm says, in order.
  var resourceLines: [String] = []
  /// Which settings the command line has set, by their places in the table: resources leave them
  /// alone.
  var given: [Int] = []
  var antialiasing = Antialiasing.auto

  /// What does not depend on one option alone. Done again where settings change after that.
  mutating func complete() throws(ProgramError) {
    pad.circleColor = circleColor.withOpacity(circleOpacity)
    if let record {
      // What is replayed is written down already.
      if replay != nil { throw .usage("--record: cannot be used with --replay") }
      if Word(record).equals("-"), output != .none {
        throw .usage("--record: standard output is taken by --output")
      }
    }
    guard isHeadless else { return }
    if replay == nil { throw .usage("--headless: needs --replay FILE") }
    if output == .none { output = .ndjson }
  }

  /// Whether anything goes to standard output.
  var writesToOutput: Bool {
    action != .run || output != .none || record.map { Word($0).equals("-") } ?? false
  }

  /// Whether the script comes from standard input.
  var readsFromInput: Bool { replay.map { Word($0).equals("-") } ?? false }

  /// The size of the scene unless something else is asked for: 400 × 400 logical pixels for each
  /// pad, or larger where the pads need it.
  var sceneSize: Size {
    let fitting = pad.fitsScene ? .zero : pad.fittingSize
    return Size(width: Double(pads) * max(400, fitting.width), height: max(400, fitting.height))
  }

  /// The limit's radius in a scene of that size.
  func startRadius(in size: Size) -> Double {
    pad.fitsScene ? pad.fittingRadius(in: size, pads: pads) : pad.radius
  }

  /// The smallest size of any use: for each pad the knob's diameter and a pixel around it.
  var minimumSize: Size {
    let side = 2 * pad.knobRadius + 2
    return Size(width: Double(pads) * side, height: side)
  }

  /// The size of a scene without a window: what the window would have, as far as that depends on
  /// neither a screen nor a manager.
  var headlessSize: Size {
    // A geometry is in device pixels. What the desktop's scale is, only a display knows.
    let scale = if case .fixed(let scale) = scale { scale } else { 1.0 }
    func side(_ asked: Int?, _ wished: Double, _ minimum: Double) -> Double {
      asked.map { max(Double($0) / scale, minimum) } ?? wished
    }
    return Size(
      width: side(geometry?.width, sceneSize.width, minimumSize.width),
      height: side(geometry?.height, sceneSize.height, minimumSize.height))
  }

  /// The name of the limit's shape.
  var limitName: StaticString {
    for limit in Options.limits where limit.value == pad.shape { return limit.word }
    return "circle"
  }

  /// The script to replay; an empty one where there is none.
  func script() throws(ProgramError) -> DragScript {
    guard let replay else { return DragScript(events: []) }
    return try ScriptFile.load(replay)
  }

  /// The window's instance name by X's custom: -name, else the variable RESOURCE_NAME, else the
  /// name of the program's file.
  var windowInstanceName: String {
    if let instanceName { return instanceName }
    if let variable = getenv("RESOURCE_NAME"), variable.pointee != 0 {
      return String(cString: variable)
    }
    guard let path = support_arguments()?.pointee else { return "circlepan" }
    let name = Array(String(cString: path).utf8).split(separator: UInt8(ascii: "/")).last
    return name.map { String(decoding: $0, as: UTF8.self) } ?? "circlepan"
  }
}
