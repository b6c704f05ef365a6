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
      Group(heading: "The knob and its limit", settings: knob()),
      Group(heading: "Letting go", settings: lettingGo()),
      Group(heading: "Colors", settings: colors()),
      Group(heading: "What a reading is", settings: readings()),
      Group(heading: "What comes out, and what goes in", settings: streams()),
      Group(heading: "The window", settings: window()),
      Group(heading: "Over other windows", settings: overOthers()),
      Group(heading: "Help", settings: help()),
    ]
  }

  private static func knob() -> [Setting] {
    [
      Setting(
        "radius", "N|fit", "radius of the limit in pixels, or as the window allows",
        byDefault: "125"
      ) { (options, value) throws(SettingError) in
        options.pad.fitsScene = Word(value).equals("fit")
        if !options.pad.fitsScene { options.pad.radius = try SettingValue.pixels(value) }
      },
      Setting(
        "knob-radius", "N", "radius of the knob, in pixels", byDefault: "25"
      ) { (options, value) throws(SettingError) in
        options.pad.knobRadius = try SettingValue.pixelsAboveZero(value)
      },
      Setting(
        "limit", "circle|square|horizontal|vertical", "where the knob may be", byDefault: "circle"
      ) { (options, value) throws(SettingError) in
        options.pad.shape = try SettingValue.choice(value, Options.limits)
      },
      Setting(
        "leave", "cancel|clamp|rubber-band", "what leaving the limit does", byDefault: "cancel"
      ) { (options, value) throws(SettingError) in
        options.pad.leave = try SettingValue.choice(
          value, [("cancel", .cancel), ("clamp", .clamp), ("rubber-band", .rubberBand)])
      },
      Setting(
        "slop", "N", "pixels to move before a drag begins", byDefault: "0"
      ) { (options, value) throws(SettingError) in
        options.pad.slop = PanRecognizer.Slop(try SettingValue.pixels(value))
      },
      Setting("latch", nil, "the knob follows from one click to the next") { options, _ in
        options.pad.latches = true
      },
      Setting(
        "snap", "4|8", "draw the knob to the nearest of so many bearings"
      ) { (options, value) throws(SettingError) in
        options.pad.snap = .directions(try SettingValue.choice(value, [("4", 4), ("8", 8)]))
      },
      Setting(
        "pads", "1|2|3|4", "how many sticks, side by side", byDefault: "1"
      ) { (options, value) throws(SettingError) in
        options.pads = try SettingValue.choice(value, [("1", 1), ("2", 2), ("3", 3), ("4", 4)])
      },
    ]
  }

  private static func lettingGo() -> [Setting] {
    [
      Setting(
        "release", "return|hold|hold-x|hold-y|glide", "what the knob does then",
        byDefault: "return"
      ) { (options, value) throws(SettingError) in
        options.pad.release = try SettingValue.choice(
          value,
          [
            ("return", .goesBack), ("hold", .holds(.both)), ("hold-x", .holds(.x)),
            ("hold-y", .holds(.y)), ("glide", .glides),
          ])
      },
      Setting(
        "duration", "SECONDS", "how long the knob takes to return, 0 to 60", byDefault: "0.2"
      ) { (options, value) throws(SettingError) in
        options.pad.timing.duration = try SettingValue.seconds(value, upTo: 60)
      },
      Setting(
        "curve", "ease-in-out|ease-out|linear|spring[:DAMPING[:RESPONSE]]",
        "how it moves meanwhile", byDefault: "ease-in-out"
      ) { (options, value) throws(SettingError) in
        options.pad.spring = try SettingValue.spring(value)
        if options.pad.spring != nil { return }
        options.pad.timing.curve = try SettingValue.choice(
          value, [("ease-in-out", .easeInOut), ("ease-out", .easeOut), ("linear", .linear)],
          also: "spring[:DAMPING[:RESPONSE]]")
      },
      Setting("reduced-motion", nil, "nothing moves by itself: all changes at once") { options, _ in
        options.pad.reducesMotion = true
      },
    ]
  }

  private static func readings() -> [Setting] {
    [
      Setting(
        "dead-zone", "F", "what reads as 0, from 0 to below 1", byDefault: "0"
      ) { (options, value) throws(SettingError) in
        options.pad.response.deadZone = try SettingValue.fractionBelowOne(value)
      },
      Setting(
        "expo", "F", "finer in the middle, from 0 to 1", byDefault: "0"
      ) { (options, value) throws(SettingError) in
        options.pad.response.expo = try SettingValue.fraction(value)
      },
      Setting("square", nil, "stretch the circle to a square: diagonals reach 1, 1") { options, _ in
        options.pad.response.mapsCircleToSquare = true
      },
      Setting(
        "axis", "x|y|both", "which axes are read", byDefault: "both"
      ) { (options, value) throws(SettingError) in
        options.pad.response.axes = try SettingValue.choice(value, Options.axes)
      },
      Setting(
        "invert", "x|y|both", "which axes are read the other way round"
      ) { (options, value) throws(SettingError) in
        let axes = try SettingValue.choice(value, Options.axes)
        options.pad.response.invertsX = axes != .y
        options.pad.response.invertsY = axes != .x
      },
      Setting(
        "directions", "4|8", "also name the direction, one of so many"
      ) { (options, value) throws(SettingError) in
        options.pad.directions = try SettingValue.choice(value, [("4", 4), ("8", 8)])
      },
      Setting(
        "rate", "HZ", "repeat the reading while held, up to 1000 a second", byDefault: "0"
      ) { (options, value) throws(SettingError) in
        options.pad.rate = try SettingValue.rate(value, upTo: 1000)
      },
      Setting("report-return", nil, "read the way back, instead of 0 at once") { options, _ in
        options.pad.reportsReturn = true
      },
    ]
  }

  private static func colors() -> [Setting] {
    [
      Setting(
        "background", "COLOR|none", "#rgb, #rrggbb or a name; none: see-through",
        byDefault: "white"
      ) { (options, value) throws(SettingError) in
        options.pad.background =
          Word(value).equals("none") ? .clear : try SettingValue.color(value)
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
        "output", "none|ndjson|text", "the knob's readings on standard output", byDefault: "none"
      ) { (options, value) throws(SettingError) in
        options.output = try SettingValue.choice(
          value, [("none", .none), ("ndjson", .ndjson), ("text", .text)])
      },
      Setting(
        "record", "FILE", "write a drag script while dragging; -: to standard output"
      ) { (options, value) throws(SettingError) in
        options.record = try SettingValue.notEmpty(value)
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
          throw SettingError(
            error == .empty
              ? "has a width or height of 0" : "is not a geometry such as 400x400+10-10")
        }
      },
      Setting(
        "name", "NAME", "the window's instance name", byDefault: "the program's name"
      ) { (options, value) throws(SettingError) in
        options.instanceName = try SettingValue.notEmpty(value)
      },
      Setting(
        "antialias", "auto|on|off", "soft edges; auto: not over a slow line", byDefault: "auto"
      ) { (options, value) throws(SettingError) in
        options.antialiasing = try SettingValue.choice(
          value, [("auto", .auto), ("on", .on), ("off", .off)])
      },
      Setting("title", "TEXT", "the window's title", byDefault: "circlepan") { options, value in
        options.title = value
      },
      Setting(
        "xrm", "RESOURCE", "an X resource, such as \"*radius: 90\""
      ) { (options, value) throws(SettingError) in
        options.resourceLines.append(try SettingValue.resource(value))
      },
      Setting(
        "scale", "auto|F", "device pixels per pixel; auto: as the desktop",
        byDefault: "auto"
      ) { (options, value) throws(SettingError) in
        options.scale = try SettingValue.scale(value)
      },
    ]
  }

  private static func overOthers() -> [Setting] {
    [
      Setting("keep-above", nil, "stay above other windows") { options, _ in
        options.isKeptAbove = true
      },
      Setting("borderless", nil, "no frame: the background moves it, corners resize it") {
        options, _ in
        options.isBorderless = true
      },
      Setting("no-focus", nil, "leave the keyboard with other windows") { options, _ in
        options.takesFocus = false
      },
      Setting(
        "opacity", "F", "of the whole window, from 0 to 1", byDefault: "1"
      ) { (options, value) throws(SettingError) in
        options.opacity = try SettingValue.fraction(value)
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
