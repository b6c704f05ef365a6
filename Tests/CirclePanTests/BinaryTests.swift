import Testing

private let shipped = ShippedProgram()

/// The program that ships: small, and in need of nothing but C's libraries and X's.
@Suite(
  .enabled(
    if: shipped?.isEmbedded ?? false,
    "needs the shipped program, built in Embedded Swift, at CIRCLEPAN_BINARY; and readelf on PATH"))
struct BinaryTests {
  @Test("It needs no other libraries than libc, libm, libX11 and libXrender")
  func libraries() throws {
    let libraries = try #require(shipped).libraries
    let names = Set(libraries.compactMap { $0.split(separator: ".").first.map(String.init) })
    // The loader is not a library that somebody would have to install.
    let others = names.filter { !$0.hasPrefix("ld-linux") }
    #expect(others.isSuperset(of: ["libc", "libX11", "libXrender"]))
    #expect(others.isSubset(of: ["libc", "libm", "libX11", "libXrender"]))
  }

  @Test("It is smaller than 400 KB")
  func size() throws {
    #expect(try #require(shipped).size() < 400_000)
  }
}
