/// The names of the heights at which a drawer rests, from the most open one down.
public enum DrawerDetent: String, Hashable, Sendable, CaseIterable {
  case expanded, middle, collapsed
  /// Below the screen: only a program takes it there.
  case hidden

  /// Those at which a drag may leave it.
  public static let visible: [DrawerDetent] = [.expanded, .middle, .collapsed]
}
