extension ScrollFeel {
  /// The feel described by Lobanov, How UIScrollView works, 2020.
  public static let article = ScrollFeel(name: "article", decelerationLaw: .exponential(.normal))
}
