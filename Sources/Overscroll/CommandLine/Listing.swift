import OverscrollStudio

/// The text of `--list`.
enum Listing {
  static var text: String {
    [section("Demos", demos), section("Feels", ScrollFeel.all.map(\.name)), section("Parameters", parameters)]
      .joined(separator: "\n")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    "\(title)\n" + lines.map { "  \($0)\n" }.joined()
  }

  private static var demos: [String] { DemoCatalog.standard.cards.map { padded($0.name, 12) + $0.title } }

  private static var parameters: [String] {
    DemoCatalog.standard.parameters.map { parameter in
      let (low, high) = (parameter.range.lowerBound.sixDigits, parameter.range.upperBound.sixDigits)
      let range = "\(low) … \(high) \(parameter.unit)"
      return padded(parameter.id.rawValue, 25) + padded(range, 24) + parameter.effect
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
