/// Names for the positions at which a view rests, in order: values of a type of your own, each with its place.
///
///     enum Height { case full, half, peek }
///     let detents: Detents<Height> = [.full: .fromTop(44), .half: .fraction(0.5), .peek: .height(120)]
public struct Stops<Name: Hashable & Sendable, Position: Hashable & Sendable>: Hashable, Sendable {
  /// In the order in which they were given.
  public private(set) var names: [Name] = []
  /// The position of each, in the same order.
  public private(set) var positions: [Position] = []

  /// - Parameter stops: at least one; no name twice.
  public init(_ stops: [(Name, Position)]) {
    precondition(!stops.isEmpty, "A view needs a position to rest at.")
    for (name, position) in stops {
      precondition(!names.contains(name), "A position to rest at has one name, and a name one position.")
      names.append(name)
      positions.append(position)
    }
  }

  /// `nil` for a name that is not among them.
  public func index(of name: Name) -> Int? { names.firstIndex(of: name) }

  /// The position of a name; `nil` where it is not among them.
  public subscript(name: Name) -> Position? { index(of: name).map { positions[$0] } }
}

extension Stops: ExpressibleByDictionaryLiteral {
  /// From a dictionary literal; at least one, and no name twice.
  public init(dictionaryLiteral stops: (Name, Position)...) { self.init(stops) }
}
