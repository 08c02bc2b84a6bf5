import Testing

@testable import OverscrollSDL

@Suite struct WindowMetricsTests {
  private func metrics(_ width: Double, _ pixels: Double, scale: Double = 1) -> WindowMetrics {
    WindowMetrics(units: Size(width, width / 2), pixels: Size(pixels, pixels / 2), scale: scale)
  }

  @Test("a scale factor in 120ths is recognized despite the rounding of the window's pixels")
  func fractions() {
    for factor in [1, 1.25, 1.5, 1.75, 2, 2.25, 3] {
      for width in 480...1500 {
        for pixels in [(Double(width) * factor).rounded(.down), (Double(width) * factor).rounded(.up)] {
          #expect(metrics(Double(width), pixels).pixelRatio == factor)
        }
      }
    }
  }

  @Test("the size in points times the pixel ratio is the size in pixels")
  func size() {
    for scale in [0.5, 1, 1.1, 1.5625, 2] {
      let metrics = metrics(866, 1300, scale: scale)
      #expect(metrics.pixelRatio == 1.5 * scale)
      #expect(abs(metrics.size.width * metrics.pixelRatio - 1300) < 1e-9)
      #expect(abs(metrics.size.width * metrics.unitsPerPoint - 866) < 1e-9)
    }
  }

  @Test("the scale of an X11 desktop is a multiple of a quarter, at least 1")
  func x11() {
    let scales = [72, 96, 100, 120, 144, 192, 1000].map { X11Scale.scale(dotsPerInch: $0) }
    #expect(scales == [1, 1, 1, 1.25, 1.5, 2, 4])
  }
}
