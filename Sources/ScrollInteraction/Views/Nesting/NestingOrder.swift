/// Which of scroll views within each other moves first.
public struct NestingOrder: Hashable, Sendable {
  /// Which of two is the first.
  public enum First: Hashable, Sendable, CaseIterable {
    /// The innermost, then the one around it.
    case inner
    /// The outermost, then the one in it.
    case outer
  }

  /// On the way to the end of the content.
  public var forward: First
  /// On the way back to its beginning.
  public var backward: First

  /// - Parameters:
  ///   - forward: which is first on the way to the end.
  ///   - backward: which is first on the way back.
  public init(forward: First, backward: First) {
    self.forward = forward
    self.backward = backward
  }

  /// A header collapses before its list scrolls, and unfolds when the list is back at its top: a collapsing toolbar, or a
  /// sheet with a list.
  public static let collapsing = NestingOrder(forward: .outer, backward: .inner)
  /// The inner one first, in both directions; the outer one goes on at its ends: a list within a page.
  public static let innerFirst = NestingOrder(forward: .inner, backward: .inner)
  /// The outer one first, in both directions: a header that comes back at once.
  public static let outerFirst = NestingOrder(forward: .outer, backward: .outer)
}
