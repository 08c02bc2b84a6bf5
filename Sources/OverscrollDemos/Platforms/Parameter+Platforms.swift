extension Parameter {
  /// Returns the switch for a feel's column. The columns of today's platforms are on by default.
  static func column(_ feel: ScrollFeel) -> Parameter { columns[feel.name] ?? slop }

  /// The switch of each feel, in the order of the feels.
  static let columnSwitches = ScrollFeel.all.map(column)

  private static let columns = Dictionary(
    uniqueKeysWithValues: ScrollFeel.all.map { feel in
      let isShown = [ScrollFeel.uikit, .appkit, .android, .gtk, .chromium, .flutter].contains(feel)
      let parameter = option(
        "columns.\(feel.name)", .content, feel.title, effect: "Show a column of this feel", isOn: isShown)
      return (feel.name, parameter)
    })

  static let listLength = Parameter(
    "listLength", .content, term: "Rows", range: 1...100_000, scale: .count(fraction: 1), decimals: 0,
    effect: "Rows of each list", default: 200)
}
