extension Parameter {
  static let pageCount = Parameter(
    "pageCount", term: "Pages", range: 0...12, scale: .linear(step: 1), decimals: 0,
    effect: "How many; one and none will do.", default: 9)
  static let equalPages = option("equalPages", "Equal pages", effect: "On: every page fills the stage.")
  static let onePagePerFlick = option(
    "onePagePerFlick", "One page per flick", effect: "On: no flick goes past the next page.")
}
