struct Wallpaper {
  let size: Size

  /// A hill: the position of its crest down the stage, and the height and number of its waves on a usual stage.
  private struct Hill {
    var crest: Double
    var height: Double
    var waves: Double
    var shift: Double
    var light: UInt32
    var dark: UInt32
  }

  private static let hills = [
    Hill(crest: 0.46, height: 0.07, waves: 1.3, shift: 0.4, light: 0xC9D3EA, dark: 0x2B2F57),
    Hill(crest: 0.57, height: 0.06, waves: 1.9, shift: 2.1, light: 0xA9BBDD, dark: 0x252A4E),
    Hill(crest: 0.69, height: 0.05, waves: 1.5, shift: 4.0, light: 0x88A2CB, dark: 0x1E2443),
    Hill(crest: 0.82, height: 0.05, waves: 2.3, shift: 5.3, light: 0x6787B5, dark: 0x181D37),
  ]

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    let high = Color(theme.isDark ? 0x141833 : 0xDCE8FA)
    canvas.fill(Rect(origin: .zero, size: size), .vertical(high, Color(theme.isDark ? 0x4A3B6B : 0xFBEBDD)))
    drawLight(on: &canvas, theme)
    canvas.clipped(to: Rect(origin: .zero, size: size)) { canvas in
      for hill in Self.hills {
        let crest = Vector2(0, (size.height * hill.crest).rounded())
        canvas.translated(by: crest) { $0.fill(path(hill), Color(theme.isDark ? hill.dark : hill.light)) }
      }
    }
  }

  private func drawLight(on canvas: inout Canvas, _ theme: Theme) {
    let center = Vector2((size.width * 0.62).rounded(), (size.height * 0.27).rounded())
    let radius = min(40, max(12, (size.height * 0.07).rounded()))
    let color = theme.isDark ? Color(0xF4EFD8) : Color(0xFFF9EA)
    canvas.glow(center: center, radius: radius, blur: 3 * radius, color.opacity(theme.isDark ? 0.35 : 0.9))
    canvas.fillCircle(center: center, radius: radius, color)
  }

  private static let usual = Size(640, 512)

  /// Returns the hill from its crest down: one path for similar stages, so that resizing a stage rasterizes nothing.
  private func path(_ hill: Hill) -> Path {
    func rounded(_ length: Double) -> Double { (length / 512).rounded(.up) * 512 }
    let (width, depth) = (rounded(size.width), rounded(size.height))
    let crest = stride(from: 0.0, through: width, by: 16).map { x in
      let angle = x / Self.usual.width * hill.waves * 2 * Double.pi + hill.shift
      let wave = 0.7 * sin(angle) + 0.3 * sin(2.3 * angle + 1)
      return Vector2(x, -Self.usual.height * hill.height * wave)
    }
    return Path(crest + [Vector2(width, depth), Vector2(0, depth)], isClosed: true)
  }
}
