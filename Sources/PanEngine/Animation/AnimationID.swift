/// Names an animation of one ``Animator``; no two have the same name.
public struct AnimationID: Hashable, Sendable {
  let number: Int
}
