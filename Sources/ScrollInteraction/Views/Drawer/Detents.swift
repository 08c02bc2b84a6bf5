/// The heights at which a sheet rests, from the most open one down, under names of your own.
public typealias Detents<Name: Hashable & Sendable> = Stops<Name, DrawerPosition>

extension Stops where Position == DrawerPosition {
  /// Where they are on a screen, in their order: a less open one is never above a more open one, also on a screen too
  /// small for all of them.
  public func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return positions.map { position in
      lowest = max(lowest, position.origin(in: layout))
      return lowest
    }
  }
}
