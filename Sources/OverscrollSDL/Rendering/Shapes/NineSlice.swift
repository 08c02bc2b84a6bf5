/// A shape cut into rectangles, relative to its top left pixel, each painted by one quad or one mask.
struct NineSlice {
  struct Slice {
    var area: PixelRect
    var coverage: Coverage
  }

  enum Coverage {
    case constant(UInt8)
    case mask(MaskKey)
  }

  let slices: [Slice]

  /// The size in pixels from which a corner is a mask. Smaller corners are cheaper as runs of constant coverage.
  private static let smallestMask = 5

  init(_ shape: some CoverageShape) {
    slices = shape.regions.flatMap { region, variesAcross, variesDown -> [Slice] in
      if variesAcross && variesDown && region.width * region.height >= Self.smallestMask {
        return [Slice(area: region, coverage: .mask(shape.key(of: region)))]
      }
      return shape.runs(in: region, across: variesAcross, down: variesDown).map {
        Slice(area: $0.area, coverage: .constant($0.coverage))
      }
    }
  }
}
