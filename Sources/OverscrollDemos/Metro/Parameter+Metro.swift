extension Parameter {
  static let minimumZoomScale = Parameter(
    "minimumZoomScale", .content, term: "Minimum zoom", unit: "×", range: 0.05...1,
    scale: .proportional(fraction: 0.05),
    decimals: 2, effect: "Smallest scale of the map", default: 0.5)
  static let maximumZoomScale = Parameter(
    "maximumZoomScale", .content, term: "Maximum zoom", unit: "×", range: 1...32, scale: .proportional(fraction: 0.05),
    decimals: 2, effect: "Largest scale of the map", default: 4)
}
