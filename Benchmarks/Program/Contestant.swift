/// A program that is measured.
struct Contestant {
  let name: String
  let path: String
  let arguments: [String]
}
