/// The order in which nested scroll views move.
public struct NestingOrder: Hashable, Sendable {
  /// The member of a nested pair that moves first.
  package enum First: Hashable, Sendable, CaseIterable {
    /// The innermost member first, then its ancestors.
    case inner
    /// The outermost member first, then its descendants.
    case outer
  }

  /// The member that moves first towards the end of the content.
  package var forward: First
  /// The member that moves first back to the beginning of the content.
  package var backward: First

  package init(forward: First, backward: First) { (self.forward, self.backward) = (forward, backward) }

  /// A header that collapses before its list scrolls, and unfolds when the list is back at its top: a collapsing
  /// toolbar, or a sheet with a list.
  public static let collapsing = NestingOrder(forward: .outer, backward: .inner)
  /// The inner member first in both directions, and the outer one at its ends: a list within a page.
  public static let innerFirst = NestingOrder(forward: .inner, backward: .inner)
  /// The outer member first in both directions: a header that comes back at once.
  public static let outerFirst = NestingOrder(forward: .outer, backward: .outer)
}
