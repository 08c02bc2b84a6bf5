extension Parameter {
  static let minimumZoomScale = Parameter(
    "minimumZoomScale", term: "Smallest zoom", unit: "×", range: 0.05...1, scale: .proportional(fraction: 0.05),
    decimals: 2, effect: "How small the map may get.", default: 0.5)
  static let maximumZoomScale = Parameter(
    "maximumZoomScale", term: "Largest zoom", unit: "×", range: 1...32, scale: .proportional(fraction: 0.05),
    decimals: 2, effect: "How close one may get.", default: 4)
}
