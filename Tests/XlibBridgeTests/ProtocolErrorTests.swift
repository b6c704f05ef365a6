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
        == (code == BadDrawable ? .drawingIsLost : .fatal))
  }

  @Test func `everything else is an error of ours`() {
    #expect(consequence(BadValue, resource: 0) == .fatal)
    #expect(consequence(BadAlloc, request: 1, resource: 0) == .fatal)
    #expect(consequence(BadMatch, resource: UInt(window)) == .fatal)
    #expect(consequence(BadWindow, resource: 99) == .fatal)
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
}
