/// A file format for the graph: an image, or the values of the curves.
enum GraphFormat: String, Hashable, Sendable {
  case svg, csv

  /// The frame in which an exported graph is laid out.
  static let frame = Rect(x: 0, y: 0, width: 960, height: 420)

  func text(of picture: GraphPicture, _ theme: Theme) -> String {
    switch self {
    case .svg: GraphSVG(picture: picture, theme: theme).text
    case .csv: GraphTable(picture: picture).text
    }
  }
}
