extension Parameter {
  /// Returns the parameter that shows a platform in the comparison of all platforms.
  static func column(_ platform: Platform) -> Parameter {
    option(
      "columns.\(platform.feel.name)", .content, term: platform.appearance.title, effect: "Show a column of this feel",
      isOn: platform.appearance.isCompared)
  }
}
