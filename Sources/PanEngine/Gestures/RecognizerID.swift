/// Names a recognizer in the router that it was attached to. The name of a detached one is never
/// given to another.
public struct RecognizerID: Hashable, Sendable {
  let index: Int
  let generation: Int
}
