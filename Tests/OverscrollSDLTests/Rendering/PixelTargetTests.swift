import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite("Painting without a graphics card") struct PixelTargetTests {
  private func painted(_ start: UInt32, _ body: (PixelTarget) -> Void) -> [UInt32] {
    var pixels = [UInt32](repeating: start, count: 12 * 5)
    pixels.withUnsafeMutableBufferPointer {
      body(PixelTarget(pixels: $0.baseAddress!, stride: 12, width: 10, height: 5))
    }
    return pixels
  }

  @Test("nothing is painted outside the picture or in the padding of its rows", arguments: [-20, -3, 0, 4, 9, 30])
  func bounds(shift: Int) {
    let rect = PixelRect(x: shift, y: shift / 2, width: 8, height: 8)
    let mask = [UInt8](repeating: 255, count: 64)
    for pixels in [
      painted(0xFF00_0000) { $0.fill(rect, PixelColor(Color(0xFFFFFF))) },
      painted(0xFF00_0000) { $0.fill(rect, PixelColor(Color(0xFFFFFF)), mask: mask, maskStride: 8) },
    ] {
      for (index, pixel) in pixels.enumerated() {
        let (x, y) = (index % 12, index / 12)
        let isInside = x < 10 && x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
        #expect((pixel == 0xFFFF_FFFF) == isInside)
      }
    }
  }
}

extension PixelTargetTests {
  /// Returns a channel blended in 65025ths and rounded once. No sum is half-way between two levels, since 65025 is odd.
  private func mixed(_ over: UInt32, _ under: UInt32, _ share: UInt32) -> UInt32 {
    (2 * (over * share + under * (65025 - share)) + 65025) / (2 * 65025)
  }

  private func over(_ color: PixelColor, _ mask: UInt8, _ pixel: UInt32) -> UInt32 {
    let share = UInt32(color.alpha) * UInt32(mask)
    return [(color.red, 16), (color.green, 8), (color.blue, 0)].reduce(0xFF00_0000) { sum, part in
      sum | mixed(UInt32(part.0), pixel >> part.1 & 0xFF, share) << part.1
    }
  }

  @Test(
    "each pixel is blended by its own byte of the mask in rows of any start and length",
    arguments: 1...60 as ClosedRange<UInt64>)
  func masks(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    func byte() -> UInt8 { [0, 255, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0 }
    var color = PixelColor(Color(UInt32.random(in: 0...0xFFFFFF, using: &numbers)))
    color.alpha = byte()
    let before = (0..<60).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
    let mask = (0..<60).map { _ in byte() }
    let rect = PixelRect(x: numbers.count(0...6), y: 0, width: numbers.count(1...9), height: 5)
    for isMasked in [true, false] {
      var pixels = before
      pixels.withUnsafeMutableBufferPointer {
        let target = PixelTarget(pixels: $0.baseAddress!, stride: 12, width: 10, height: 5)
        if isMasked { target.fill(rect, color, mask: mask, maskStride: 12) } else { target.fill(rect, color) }
      }
      for index in pixels.indices {
        let (x, y) = (index % 12, index / 12)
        let isInside = x >= rect.x && x < min(rect.maxX, 10)
        let cover = isMasked && isInside ? mask[y * 12 + x - rect.x] : 255
        let expected = isInside ? over(color, cover, before[index]) : before[index]
        #expect(pixels[index] == expected, "seed \(seed), column \(x), row \(y)")
      }
    }
  }
}
