/// The resting positions of a view, in order, each under a name: a value of a type of your own.
///
///     enum Height { case full, half, peek }
///     let detents: Detents<Height> = [.full: .fromTop(44), .half: .fraction(0.5), .peek: .height(120)]
public struct Stops<Name: Hashable & Sendable, Position: Hashable & Sendable>: Hashable, Sendable {
  /// The names, in their original order.
  public private(set) var names: [Name]
  /// The resting positions, in the order of ``names``.
  public private(set) var positions: [Position]

  /// Creates stops from names and positions. Traps if there are none, or if a name occurs twice.
  public init(_ stops: [(Name, Position)]) {
    precondition(!stops.isEmpty, "A view needs a position to rest at.")
    self.init(names: stops.map { $0.0 }, positions: stops.map { $0.1 })
    precondition(Self.areDistinct(names), "A position to rest at has one name, and a name one position.")
  }

  package init(names: [Name], positions: [Position]) { (self.names, self.positions) = (names, positions) }

  package static func areDistinct(_ names: [Name]) -> Bool {
    #if hasFeature(Embedded)
      // A hash table needs random numbers, which not every device has.
      names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
    #else
      Set(names).count == names.count
    #endif
  }

  /// Returns the index of a name; `nil` if no stop has it.
  public func index(of name: Name) -> Int? { names.firstIndex(of: name) }

  /// The position of a name; `nil` if no stop has it.
  public subscript(name: Name) -> Position? { index(of: name).map { positions[$0] } }
}

extension Stops: ExpressibleByDictionaryLiteral {
  /// Creates stops from a dictionary literal. Traps if it is empty, or if a name occurs twice.
  public init(dictionaryLiteral stops: (Name, Position)...) { self.init(stops) }
}

#if !hasFeature(Embedded)
  extension Stops: Codable where Name: Codable, Position: Codable {
    enum CodingKeys: CodingKey { case names, positions }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        names: try fields.decode([Name].self, forKey: .names),
        positions: try fields.decode([Position].self, forKey: .positions))
      guard !names.isEmpty, names.count == positions.count, Self.areDistinct(names) else {
        throw fields.failure("Stops have one position each, names that differ, and at least one stop.", .names)
      }
    }
  }
#endif
