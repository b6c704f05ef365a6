import CSupport
import PanEngine
import XlibBridge

/// What the command line asks for. The defaults are the original demo's.
struct Options {
  /// What goes to standard output.
  enum Output {
    case none, ndjson
  }

  /// What the program does.
  enum Action {
    case run, help, version
  }

  var action = Action.run
  var pad = PadConfiguration()
  var circleColor = Color.orange
  var circleOpacity = 0.5
  var output = Output.none
  /// A drag script's file, "-" for standard input.
  var replay: String?
  var isHeadless = false
  var display: String?
  var geometry: WindowGeometry?
  var instanceName: String?
  var title = "circlepan"

  /// What does not depend on one option alone.
  mutating func complete() throws(ProgramError) {
    pad.circleColor = circleColor.withOpacity(circleOpacity)
    guard isHeadless else { return }
    if replay == nil { throw .usage("--headless: needs --replay FILE") }
    output = .ndjson
  }

  /// Whether anything goes to standard output.
  var writesToOutput: Bool { action != .run || output != .none }

  /// The size of the scene unless something else is asked for: 400 × 400 logical pixels, or larger
  /// where the pad needs it.
  var sceneSize: Size {
    let fitting = pad.fittingSize
    return Size(width: max(400, fitting.width), height: max(400, fitting.height))
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
    let name = String(cString: path).utf8.split(separator: UInt8(ascii: "/")).last
    return name.map { String(Substring($0)) } ?? "circlepan"
  }
}
