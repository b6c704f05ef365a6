/// Names a view in the tree that made it. The name of a removed view is never given to another one.
public struct ViewID: Hashable, Sendable {
  let index: Int
  let generation: Int
}
