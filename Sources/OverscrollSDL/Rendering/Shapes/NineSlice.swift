/// A shape cut into parts that are painted at once each, seen from its own top left pixel.
struct Stencil {
  enum Part {
    case even(PixelRect, coverage: UInt8)
    /// Covered as a mask says.
    case masked(PixelRect, MaskKey)

    var area: PixelRect {
      switch self {
      case .even(let area, _), .masked(let area, _): area
      }
    }
  }

  let parts: [Part]

  /// Fewer pixels than this are cheaper one by one than as a mask.
  private static let smallestMask = 5

  init(_ shape: some CoverageShape) {
    parts = shape.parts.flatMap { region, across, down -> [Part] in
      if across && down && region.width * region.height >= Self.smallestMask {
        return [.masked(region, shape.key(of: region))]
      }
      return shape.runs(in: region, across: across, down: down).map { .even($0.area, coverage: $0.coverage) }
    }
  }
}

/// Shapes cut lately: a shape that rests, or moves by whole pixels, is cut once.
struct Stencils {
  enum Key: Hashable {
    case box(RoundedBox)
    case shadow(ShadowBox)
  }

  private var known = RecentCache<Key, Stencil>(capacity: 1024)

  /// The stencil of a shape whose bounds begin at the origin.
  mutating func stencil(_ key: Key) -> Stencil {
    known.value(for: key) {
      switch key {
      case .box(let box): Stencil(box)
      case .shadow(let box): Stencil(box)
      }
    }
  }
}
