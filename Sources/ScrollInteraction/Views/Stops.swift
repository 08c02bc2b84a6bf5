/// Names for the places where a view rests, in order: values of a type of your own, each with its place.
///
///     enum Height { case full, half, peek }
///     let detents: Detents<Height> = [.full: .fromTop(44), .half: .fraction(0.5), .peek: .height(120)]
public struct Stops<Name: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// In the order in which they were given.
  public private(set) var names: [Name] = []
  /// The place of each, in the same order.
  public private(set) var places: [Place] = []

  /// - Parameter stops: at least one; no name twice.
  public init(_ stops: [(Name, Place)]) {
    precondition(!stops.isEmpty, "A view needs a place to rest at.")
    for (name, place) in stops {
      precondition(!names.contains(name), "A place to rest at has one name, and a name one place.")
      names.append(name)
      places.append(place)
    }
  }

  /// `nil` for a name that is not among them.
  public func index(of name: Name) -> Int? { names.firstIndex(of: name) }

  /// The place of a name; `nil` where it is not among them.
  public subscript(name: Name) -> Place? { index(of: name).map { places[$0] } }
}

extension Stops: ExpressibleByDictionaryLiteral {
  /// From a dictionary literal; at least one, and no name twice.
  public init(dictionaryLiteral stops: (Name, Place)...) { self.init(stops) }
}
