import PanEngine
import XlibBridge

extension Setting {
  /// Settings that belong together, under a heading of the help.
  struct Group {
    let heading: String
    let settings: [Setting]
  }

  /// Every setting, in the order of the help.
  static func all() -> [Group] {
    [
      Group(heading: "The knob and its circle", settings: knob()),
      Group(heading: "Colors", settings: colors()),
      Group(heading: "What comes out, and what goes in", settings: streams()),
      Group(heading: "The window", settings: window()),
      Group(heading: "Help", settings: help()),
    ]
  }

  private static func knob() -> [Setting] {
    [
      Setting(
        "radius", "N", "radius of the circle, in pixels", byDefault: "125"
      ) { (options, value) throws(SettingError) in
        options.pad.radius = try SettingValue.pixels(value)
      },
      Setting(
        "knob-radius", "N", "radius of the knob, in pixels", byDefault: "25"
      ) { (options, value) throws(SettingError) in
        options.pad.knobRadius = try SettingValue.pixelsAboveZero(value)
      },
      Setting(
        "leave", "cancel|clamp", "leaving the circle ends the drag, or stops at the edge",
        byDefault: "cancel"
      ) { (options, value) throws(SettingError) in
        options.pad.leave = try SettingValue.choice(
          value, [("cancel", .cancel), ("clamp", .clamp)])
      },
      Setting(
        "duration", "SECONDS", "how long the knob takes to return, 0 to 60", byDefault: "0.2"
      ) { (options, value) throws(SettingError) in
        options.pad.timing.duration = try SettingValue.seconds(value, upTo: 60)
      },
      Setting(
        "curve", "ease-in-out|ease-out|linear", "how it moves meanwhile", byDefault: "ease-in-out"
      ) { (options, value) throws(SettingError) in
        options.pad.timing.curve = try SettingValue.choice(
          value, [("ease-in-out", .easeInOut), ("ease-out", .easeOut), ("linear", .linear)])
      },
      Setting(
        "slop", "N", "pixels to move before a drag begins", byDefault: "0"
      ) { (options, value) throws(SettingError) in
        options.pad.slop = PanRecognizer.Slop(try SettingValue.pixels(value))
      },
    ]
  }

  private static func colors() -> [Setting] {
    [
      Setting(
        "background", "COLOR", "behind everything: #rgb, #rrggbb or a name", byDefault: "white"
      ) { (options, value) throws(SettingError) in
        options.pad.background = try SettingValue.color(value)
      },
      Setting(
        "circle-color", "COLOR", "of the circle", byDefault: "#ff8000"
      ) { (options, value) throws(SettingError) in
        options.circleColor = try SettingValue.color(value)
      },
      Setting(
        "circle-opacity", "F", "of the circle, from 0 to 1", byDefault: "0.5"
      ) { (options, value) throws(SettingError) in
        options.circleOpacity = try SettingValue.fraction(value)
      },
      Setting(
        "knob-color", "COLOR", "of the knob", byDefault: "cyan"
      ) { (options, value) throws(SettingError) in
        options.pad.knobColor = try SettingValue.color(value)
      },
      Setting(
        "drag-color", "COLOR", "of the knob while dragged", byDefault: "red"
      ) { (options, value) throws(SettingError) in
        options.pad.dragColor = try SettingValue.color(value)
      },
    ]
  }

  private static func streams() -> [Setting] {
    [
      Setting(
        "output", "none|ndjson", "the knob's readings on standard output", byDefault: "none"
      ) { (options, value) throws(SettingError) in
        options.output = try SettingValue.choice(value, [("none", .none), ("ndjson", .ndjson)])
      },
      Setting(
        "replay", "FILE", "let a drag script happen; -: from standard input"
      ) { (options, value) throws(SettingError) in
        options.replay = try SettingValue.notEmpty(value)
      },
      Setting("headless", nil, "replay without a display, as fast as can be") { options, _ in
        options.isHeadless = true
      },
    ]
  }

  private static func window() -> [Setting] {
    [
      Setting("display", "NAME", "the X server", byDefault: "$DISPLAY") { options, value in
        options.display = value
      },
      Setting(
        "geometry", "WxH+X+Y", "size and place of the window, in device pixels"
      ) { (options, value) throws(SettingError) in
        do throws(WindowGeometryError) {
          options.geometry = try WindowGeometry(value)
        } catch {
          throw SettingError("is not a geometry such as 400x400+10-10")
        }
      },
      Setting(
        "name", "NAME", "the window's instance name", byDefault: "the program's name"
      ) { (options, value) throws(SettingError) in
        options.instanceName = try SettingValue.notEmpty(value)
      },
      Setting("title", "TEXT", "the window's title", byDefault: "circlepan") { options, value in
        options.title = value
      },
    ]
  }

  private static func help() -> [Setting] {
    [
      Setting("help", nil, "show this and end; also -h") { options, _ in
        options.action = .help
      },
      Setting("version", nil, "show the version and end") { options, _ in
        options.action = .version
      },
    ]
  }
}
