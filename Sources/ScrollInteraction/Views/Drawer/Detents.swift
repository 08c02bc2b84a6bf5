/// The heights at which a sheet rests, from the most open one down, each under a name of your own.
public typealias Detents<Name: Hashable & Sendable> = Stops<Name, DrawerPosition>

extension Stops where Position == DrawerPosition {
  /// Returns the origins of the detents on a screen, in order. A less open detent is never above a more open one, even
  /// on a screen too small for all of them.
  package func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return positions.map { position in
      lowest = max(lowest, position.origin(in: layout))
      return lowest
    }
  }
}
