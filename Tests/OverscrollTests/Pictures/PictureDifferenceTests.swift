import AppTesting
import OverscrollSDL
import SeededRandom
import Testing

@testable import OverscrollDemoKit

/// Tests of the comparison of pictures itself.
@Suite("Comparison of pictures") struct PictureDifferenceTests {
  private static let size = Size(1120, 760)

  /// Returns a picture with many shapes, with its lines moved by `offset`.
  private func picture(moving offset: Double = 0, _ more: (inout Canvas) -> Void = { _ in }) throws -> Bitmap {
    var canvas = Canvas(size: Self.size, pixelRatio: 1, measure: EvenMeasure())
    canvas.fill(Rect(x: 0, y: 0, width: 1120, height: 760), Color(0xF2F2F7))
    for row in 0..<18 {
      let y = 20 + 40 * Double(row)
      canvas.fill(Rect(x: 20, y: y, width: 500, height: 34), radius: 11, Color(0xFFFFFF))
      canvas.line(from: Vector2(560 + offset, y), to: Vector2(1090 + offset, y + 25), width: 2, Color(0x30405A))
    }
    more(&canvas)
    return try OffscreenRenderer(size: Self.size).render(canvas)
  }

  @Test("a missing icon of six points, even a faint one, is found in a large picture")
  func missingIcon() throws {
    let without = try picture()
    #expect(Golden.fault(between: without, without) == nil)
    for color: UInt32 in [0x000000, 0xD4D4DA, 0xE6E6EB] {
      let with = try picture { $0.fill(Rect(x: 700, y: 9, width: 6, height: 6), radius: 2, Color(color)) }
      #expect(Golden.fault(between: without, with) != nil, "\(color)")
    }
    // The share of pixels and the maximum difference alone would not find the icon.
    let faint = try picture { $0.fill(Rect(x: 700, y: 9, width: 6, height: 6), radius: 2, Color(0xD4D4DA)) }
    let difference = PictureDifference(width: 1120, without.pixels, faint.pixels, rounding: 3, visible: 8)
    #expect(difference.share < 0.0005 && difference.largest < 40)
    #expect(difference.patches.count == 1)
    #expect(difference.patches.first?.columns == 700...705 && difference.patches.first?.rows == 9...14)
  }
}
