extension SeededRandom {
  /// Parts of a text that ends lines, controls terminals, reverses its surroundings, leaves quotes and elements, is a
  /// formula, a pattern or an option, or joins any number of scalars into one character.
  private static let hostileParts = [
    "a", "word ", "é", "字", "\u{301}", "\u{316}\u{301}", "\u{20DD}", "👨‍👩‍👧‍👦", "👩\u{200D}", "🇩", "\u{1100}",
    "\u{915}\u{94D}",
    "\u{600}", "\u{FE0F}", "\"", "'", "“", "<script>", "</script><!--", "&", "\n", "\r\n", "\u{2028}", "\u{0}",
    "\u{1B}[31m",
    "\u{202E}", "\u{2066}", "\u{200F}", "-", "--help", "=1+1", "@", "%05d", "/", "../", "\u{10FFFF}",
  ]

  /// Returns up to six hostile parts, some of them repeated up to `most` times.
  public mutating func hostileText(repeating most: Int = 500) -> String {
    (0..<count(0...6)).map { _ in
      String(repeating: Self.hostileParts.randomElement(using: &self) ?? "", count: coin() ? 1 : count(0...most))
    }.joined()
  }
}
