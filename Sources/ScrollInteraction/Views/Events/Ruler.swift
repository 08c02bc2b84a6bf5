/// Equally spaced marks without end along one axis of a scroll view, which reports each that its offset passes, as
/// ``ViewEvent/Kind/didPass(_:)``: rows, or ticks of a scale.
public struct Ruler: SnapPoints, Hashable {
  package let spacing: Double
  package let origin: Double
  package let axis: Axis

  /// Creates a ruler with its mark 0 at `origin`, in points. Traps unless both are finite, and the spacing above 0.
  public init(spacing: Double, origin: Double = 0, axis: Axis = .y) {
    precondition(spacing > 0 && spacing.isFinite && origin.isFinite, "Marks are a finite distance above 0 apart.")
    (self.spacing, self.origin, self.axis) = (min(spacing, 1e90), origin.bounded, axis)
  }

  /// The indices of the marks: two billion, more than anybody scrolls past.
  public var indices: Range<Int> { -1_000_000_000..<1_000_000_001 }
  public func offset(of index: Int) -> Double { origin + Double(index) * spacing }

  public func nearest(to offset: Double) -> Int {
    guard !offset.isNaN else { return 0 }
    return Int(((offset - origin) / spacing - 0.5).rounded(.up).clamped(to: -1e9...1e9))
  }

  /// The length 0, since no view rests at a mark.
  public var viewport: Double { 0 }
}

#if !hasFeature(Embedded)
  extension Ruler: Codable {
    enum CodingKeys: FiniteKey { case spacing, origin, axis }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let spacing: Double = try fields[.spacing]
      guard spacing > 0 else { throw fields.failure("Marks are a distance above 0 apart.", .spacing) }
      try self.init(spacing: spacing, origin: fields[.origin], axis: fields[.axis])
    }
  }
#endif
