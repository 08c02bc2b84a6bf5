/// The detents that a drawer has, and where they are.
public struct DrawerDetents: Hashable, Sendable {
  private var positions: [DrawerDetent: DrawerPosition]

  /// - Parameter positions: of at least one visible detent. The hidden one is always below the screen and needs none.
  public init(_ positions: [DrawerDetent: DrawerPosition]) {
    let visible = positions.filter { $0.key != .hidden }
    precondition(!visible.isEmpty, "A drawer needs a detent to rest at.")
    self.positions = visible
  }

  /// The visible ones, from the most open one down.
  public var all: [DrawerDetent] { DrawerDetent.visible.filter { positions[$0] != nil } }

  public subscript(detent: DrawerDetent) -> DrawerPosition? { positions[detent] }

  /// Where they are on a screen, in the order of `all`: a less open one is never above a more open one, also on a screen
  /// too small for all of them.
  public func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return all.map { detent in
      lowest = max(lowest, positions[detent]!.origin(in: layout))
      return lowest
    }
  }
}
