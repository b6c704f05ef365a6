import CirclePanX11
import PadProperties
import PanEngine

/// What comes to the bridge from other clients and from files: resources, titles, geometries,
/// events. The first byte chooses.
@c(LLVMFuzzerTestOneInput)
public func fuzzBridge(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let rest = Array(bytes.dropFirst())
  switch (bytes.first ?? 0) % 4 {
  case 0: readResources(rest)
  case 1: readTexts(rest)
  default: readEvents(rest)
  }
  return 0
}

/// Any text as the resources of a screen.
private func readResources(_ bytes: [UInt8]) {
  let server = bytes.withUnsafeBytes { ServerResources.text($0) }
  let scale = DesktopScale.scale([ResourceSource(kind: .server, text: server)])
  check(PixelGrid.usableScales.contains(scale), "a scale can be used: \(scale)")
  let program = ResourceProgram(instance: "circlepan", className: "CirclePan")
  let text = ResourceText(bytes)
  let harmless = text.withoutIncludes()
  check(harmless.count == bytes.count, "nothing is lost")
  check(ResourceText(harmless).withoutIncludes() == harmless, "nothing is left to be taken away")
  readInclusions(bytes)
  // Xlib's own reader would open what is included.
  guard text.mayConcern(program), harmless == bytes, !bytes.contains(0) else { return }
  let line = String(decoding: bytes, as: UTF8.self)
  guard
    let database = ResourceDatabase(
      lines: [line], instanceName: "circlepan", className: "CirclePan")
  else { return }
  _ = database.value("radius", class: "Radius")
}

/// Any text as a file of resources that includes others.
private func readInclusions(_ bytes: [UInt8]) {
  let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
  var namesAnyFile = false
  for start in 0...bytes.count {
    guard let name = ResourceText.includedName(in: bytes, at: start) else { continue }
    check(bytes[start] == UInt8(ascii: "#") && start < name.lowerBound, "a directive comes before")
    check(!name.isEmpty && !bytes[name].contains { $0 == quote || $0 == newline }, "it is a name")
    check(bytes[name.lowerBound - 1] == quote && bytes[name.upperBound] == quote, "it is all of it")
    namesAnyFile = namesAnyFile || bytes[name.lowerBound] == UInt8(ascii: "/")
  }
  // What lies beside a file that is nowhere is not there; others may be.
  if namesAnyFile { return }
  let file = ResourceFile(nowhere: bytes.prefix { $0 != 0 })
  var lines = ResourceText(file.text).withoutIncludes()
  if let last = lines.last, last != newline { lines.append(newline) }
  check(ResourceInclusion.text(of: file) == lines + [newline], "all lines are kept as they are")
}

extension ResourceFile {
  /// A file with that text, in a folder that is not there.
  fileprivate init(nowhere text: some Sequence<UInt8>) {
    path = Array("/nonexistent/resources".utf8)
    self.text = Array(text)
  }
}

/// Any text as a title, and as a geometry.
private func readTexts(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let title = PropertyText(text)
  check(!title.bytes.contains(0) && title.bytes.count <= 4096, "a title has bounds")
  check(String(validating: title.bytes, as: UTF8.self) != nil, "a title is UTF-8")
  guard let geometry = try? WindowGeometry(text) else { return }
  check(geometry.width != nil || geometry.height != nil || geometry.x != nil, "it says something")
  check((geometry.width ?? 1) > 0 && (geometry.height ?? 1) > 0, "every size is above 0")
}

/// Any events, one after the other.
private func readEvents(_ bytes: [UInt8]) {
  let grid = PixelGrid(scale: 1.5)
  let translator = EventTranslator(window: 7, atoms: Atoms(numberedFrom: 1), grid: grid)
  var pointers = DeviceTranslator(window: 7, root: 1, grid: grid)
  var focus = KeyboardFocus()
  var merger = EventMerger()
  var rest = bytes[...]
  while !rest.isEmpty {
    var event = XEvent()
    withUnsafeMutableBytes(of: &event) { $0.copyBytes(from: rest.prefix($0.count)) }
    rest = rest.dropFirst(MemoryLayout<XEvent>.size)
    makeReceivable(&event)
    guard translator.believes(event),
      let meaning = pointers.translate(event) ?? translator.translate(event)
    else { continue }
    check(event.xany.window == 7, "only its own window's events mean anything")
    checkMeaning(meaning, isForged: event.xany.send_event != 0)
    _ = focus.meaning(of: event)
    _ = merger.push(meaning)
  }
  _ = merger.flush()
}

/// Makes it such as Xlib would hand over: a kind of one byte, and places of 16 bits. Mostly of the
/// window.
private func makeReceivable(_ event: inout XEvent) {
  event.type &= 127
  if event.xany.serial % 4 != 0 { event.xany.window = 7 }
  guard ButtonPress...LeaveNotify ~= event.type else { return }
  func place(_ coordinate: Int32) -> Int32 { Int32(Int16(truncatingIfNeeded: coordinate)) }
  (event.xbutton.x, event.xbutton.y) = (place(event.xbutton.x), place(event.xbutton.y))
  event.xbutton.x_root = place(event.xbutton.x_root)
  event.xbutton.y_root = place(event.xbutton.y_root)
}

private func checkMeaning(_ meaning: WindowEvent, isForged: Bool) {
  switch meaning {
  case .input, .lost, .motion, .keyPress, .keyRelease, .mapped, .unmapped, .destroyed, .exposed:
    check(!isForged, "nobody is believed to have made \(meaning)")
  case .configured(let place):
    let size = PixelSize(width: place.width, height: place.height)
    check(size == size.clampedToWindow, "a window can have this size: \(size)")
  default: break
  }
  if case .motion(let point, _, _) = meaning { check(point.isFinite, "a place is somewhere") }
}
