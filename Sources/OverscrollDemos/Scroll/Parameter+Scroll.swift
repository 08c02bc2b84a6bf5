extension Parameter {
  static let contentWidth = Parameter(
    "contentWidth", .content, term: "Content width", unit: "pt", range: 1...1_000_000,
    scale: .proportional(fraction: 0.05),
    decimals: 0, effect: "Width of the content", default: 3200)
  static let contentHeight = Parameter(
    "contentHeight", .content, term: "Content height", unit: "pt", range: 1...1_000_000,
    scale: .proportional(fraction: 0.05),
    decimals: 0, effect: "Height of the content", default: 2400)
  static let rowCount = Parameter(
    "rowCount", .content, term: "Rows", range: 0...1_000_000, scale: .count(fraction: 1), decimals: 0,
    effect: "Rows of a list; 0 for the sky", default: 0)
  static let contentInset = Parameter(
    "contentInset", .content, term: "Content inset", unit: "pt", range: 0...200, scale: .linear(step: 4), decimals: 0,
    effect: "Space around the content", default: 0)
  static let alwaysBounce = option("alwaysBounce", .bounce, "Always bounces", effect: "Bounce even if the content fits")
  static let directionalLock = option(
    "directionalLock", .behaviour, "Directional lock", effect: "A drag along one axis keeps to it")
}
