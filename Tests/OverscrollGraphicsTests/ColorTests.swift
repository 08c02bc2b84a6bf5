import Testing

@testable import OverscrollGraphics

@Suite struct ColorTests {
  @Test("contrast is symmetric, 21 between black and white and 1 between equal colors")
  func contrast() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-6)
    #expect(Color(0x3366CC).contrast(with: Color(0x3366CC)) == 1)
    #expect(Color(0x3366CC).contrast(with: .white) == Color.white.contrast(with: Color(0x3366CC)))
  }

  @Test("luminance agrees with WCAG's formula for 8-bit grays")
  func luminance() {
    // Spot values of ((c + 0.055) / 1.055) ^ 2.4, to nine digits.
    let known: [(UInt32, Double)] = [(0x808080, 0.215860500), (0x404040, 0.0512694584), (0xC0C0C0, 0.527115126)]
    for (hex, luminance) in known { #expect(abs(Color(hex).luminance - luminance) < 1e-8) }
    let greys = (0...255).map { Color(UInt32($0) * 0x010101).luminance }
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
  }
}
