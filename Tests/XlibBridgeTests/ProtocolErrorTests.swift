import CirclePanSupport
import CirclePanX11
import Testing

@testable import XlibBridge

@Suite struct ProtocolErrorTests {
  private let window: XID = 7
  private let pixmap: UInt = 8
  private let render: UInt8 = 139

  private func consequence(
    _ code: Int32, request: Int32 = 62, resource: UInt
  ) -> ProtocolError.Consequence {
    ProtocolError(code: UInt8(code), request: UInt8(request), resource: resource)
      .consequence(for: window, render: render)
  }

  @Test func `a window that somebody destroyed is gone`() {
    #expect(consequence(BadWindow, resource: UInt(window)) == .windowIsGone)
    #expect(consequence(BadDrawable, resource: UInt(window)) == .windowIsGone)
  }

  @Test func `a pixmap that was never made is lost drawing`() {
    #expect(consequence(BadAlloc, request: 53, resource: 0) == .drawingIsLost)
    #expect(consequence(BadDrawable, resource: pixmap) == .drawingIsLost)
    #expect(consequence(BadPixmap, request: 54, resource: pixmap) == .drawingIsLost)
  }

  @Test(arguments: [BadAlloc, BadDrawable, BadMatch, BadLength, 142])
  func `whatever RENDER refuses is lost drawing`(code: Int32) {
    #expect(consequence(code, request: Int32(render), resource: pixmap) == .drawingIsLost)
    let error = ProtocolError(code: UInt8(code), request: render, resource: 99)
    #expect(
      error.consequence(for: window, render: nil)
        == (code == BadDrawable ? .drawingIsLost : .nothing))
  }

  @Test("F3: A window that was never made is the one thing that cannot be done without")
  func fatal() {
    #expect(consequence(BadAlloc, request: 1, resource: 0) == .fatal)
    #expect(consequence(BadMatch, request: 1, resource: UInt(window)) == .fatal)
  }

  /// Of things that a window can be without: a code, and a request.
  static let optionalThings: [(Int32, Int32)] = [
    // XKB; RRGetCrtcInfo of a monitor that has gone; XInput; XFIXES.
    (BadValue, 135), (140, 140), (129, 131), (138, 138),
    // The icon, and other properties; the layout of the keyboard; a place on the screen.
    (BadAlloc, 18), (BadValue, 101), (BadAlloc, 101), (BadWindow, 40), (BadAccess, 2),
  ]

  @Test("F3: What is optional is done without", arguments: optionalThings)
  func optional(code: Int32, request: Int32) {
    #expect(consequence(code, request: request, resource: 99) == .nothing)
  }

  @Test("F3: Without cursors the pointer is an arrow, also where RENDER was to make them")
  func cursors() {
    #expect(consequence(BadAlloc, request: 94, resource: 0) == .cursorsAreLost)
    #expect(consequence(BadCursor, request: 2, resource: 9) == .cursorsAreLost)
    #expect(consequence(BadCursor, request: 95, resource: 9) == .cursorsAreLost)
    let rendered = ProtocolError(code: UInt8(BadAlloc), request: render, minor: 27, resource: 0)
    #expect(rendered.consequence(for: window, render: render) == .cursorsAreLost)
    #expect(consequence(BadCursor, request: 26, resource: 9) == .captureIsLost)
  }

  @Test("F3: Graphics contexts are made anew")
  func contexts() {
    #expect(consequence(BadGC, request: 71, resource: 9) == .drawingIsLost)
    #expect(consequence(BadAlloc, request: 55, resource: 9) == .drawingIsLost)
    let missing = ProtocolError(code: UInt8(BadGC), request: 71, resource: 9)
    let refused = ProtocolError(code: UInt8(BadAlloc), request: 55, resource: 9)
    #expect(missing.isOfContext && !missing.refusesContext)
    #expect(refused.isOfContext && refused.refusesContext)
  }

  @Test func `the first error is kept, for its own connection, until it is taken`() {
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { slots.deallocate() }
    let (ours, other) = (UnsafeRawPointer(slots), UnsafeRawPointer(slots + 1))
    func error(_ code: UInt8) -> support_x_error {
      support_x_error(serial: 5, resource: 6, code: code, request: 7, minor: 0)
    }
    support_keep_x_error(ours, error(3))
    support_keep_x_error(ours, error(9))
    var taken = support_x_error()
    #expect(!support_take_x_error(other, &taken))
    #expect(support_take_x_error(ours, &taken))
    #expect(ProtocolError(taken) == ProtocolError(code: 3, request: 7, serial: 5, resource: 6))
    #expect(!support_take_x_error(ours, &taken))
  }

  @Test("F3: An error that counts for nothing hides none that counts")
  func severalErrors() {
    let slot = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { slot.deallocate() }
    let ours = UnsafeRawPointer(slot)
    for request: UInt8 in [135, 18, 135, 1] {
      support_keep_x_error(
        ours, support_x_error(serial: 5, resource: 6, code: 2, request: request, minor: 0))
    }
    var requests: [UInt8] = []
    var taken = support_x_error()
    while support_take_x_error(ours, &taken) { requests.append(taken.request) }
    #expect(requests == [135, 18, 1])
  }
}
