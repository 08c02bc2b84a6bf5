import AppTesting
import Testing

@testable import OverscrollSDL

/// Returns a picture drawn on black. For white shapes, a pixel's red channel is its coverage.
func picture(_ size: Size = Size(64, 48), pixelRatio: Double = 1, _ draw: (inout Canvas) -> Void) throws -> Bitmap {
  let renderer = try OffscreenRenderer(size: size, pixelRatio: pixelRatio)
  var canvas = renderer.makeCanvas()
  draw(&canvas)
  return try renderer.render(canvas)
}

extension Bitmap {
  func coverage(_ x: Int, _ y: Int) -> Double { Double(self[x, y] >> 16) / 255 }

  var area: Double { (0..<height).reduce(0) { sum, y in (0..<width).reduce(sum) { $0 + coverage($1, y) } } }

  /// Returns whether all pixels for which `isOutside` returns true are black.
  func isBlank(where isOutside: (Int, Int) -> Bool) -> Bool {
    (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in !isOutside(x, y) || self[x, y] == 0 } }
  }
}
