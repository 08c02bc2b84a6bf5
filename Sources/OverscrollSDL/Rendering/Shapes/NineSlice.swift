/// A shape cut into rectangles that are painted with one quad or one mask each, relative to its top left pixel.
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

  /// Corners of fewer pixels than this are cheaper as runs of constant coverage than as a mask.
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
