extension Parameter {
  static func column(_ platform: Platform) -> Parameter {
    option(
      "columns.\(platform.feel.name)", .content, term: platform.appearance.title, effect: "Show a column of this feel",
      isOn: platform.appearance.isCompared)
  }

  static let listLength = Parameter(
    "listLength", .content, term: "Rows", range: 1...100_000, scale: .count(fraction: 1), decimals: 0,
    effect: "Rows of each list", default: 200)
}
