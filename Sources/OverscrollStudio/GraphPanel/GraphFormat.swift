/// What the graph can be saved as: a picture of it, or the values of its curves.
enum GraphFormat: String, Hashable, Sendable {
  case svg, csv

  /// The size for which a graph is laid out that is saved.
  static let frame = Rect(x: 0, y: 0, width: 960, height: 420)

  func text(of picture: GraphPicture, _ theme: Theme) -> String {
    switch self {
    case .svg: GraphSVG(picture: picture, theme: theme).text
    case .csv: GraphTable(picture: picture).text
    }
  }
}
