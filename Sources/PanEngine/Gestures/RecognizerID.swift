/// Names a recognizer in the router that it was attached to.
public struct RecognizerID: Hashable, Sendable {
  let index: Int
}
