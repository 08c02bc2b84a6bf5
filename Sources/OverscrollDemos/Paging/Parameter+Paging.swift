extension Parameter {
  static let pageCount = Parameter(
    "pageCount", .content, term: "Pages", range: 0...12, scale: .linear(step: 1), decimals: 0,
    effect: "Number of pages", default: 9)
  static let equalPages = option("equalPages", .content, "Equal pages", effect: "Every page fills the stage")
  static let onePagePerFlick = option(
    "onePagePerFlick", .behaviour, "One page per flick", effect: "No flick goes past the next page")
}
