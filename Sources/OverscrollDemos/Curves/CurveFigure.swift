/// The figures of the curve lab, in the articles' order. Their raw values are in settings and traces, and never change.
enum CurveFigure: Int, CaseIterable, Sendable {
  case velocity = 1
  case position = 2
  case reach = 3
  case springs = 4
  case rubberBands = 5
  case rubberBandFit = 6

  static let explanations: [Parameter: CurveFigure] = {
    let explained: [(CurveFigure, [Parameter])] = [
      (.velocity, [.initialVelocity]), (.position, [.decelerationRate, .threshold]),
      (.springs, SpringRole.allCases.flatMap(\.parameters)),
      (.rubberBands, [.rubberBandCoefficient, .dimension, .bounces]), (.rubberBandFit, [.touchpadRubberBand]),
    ]
    return Dictionary(uniqueKeysWithValues: explained.flatMap { figure, all in all.map { ($0, figure) } })
  }()

  var name: String {
    switch self {
    case .velocity: "v(t)"
    case .position: "x(t)"
    case .reach: "Distance"
    case .springs: "Springs"
    case .rubberBands: "Bands"
    case .rubberBandFit: "Readings"
    }
  }

  func content(_ parameters: ParameterValues) -> CurveFigureContent {
    switch self {
    case .velocity: DecelerationCurves(parameters).velocity
    case .position: DecelerationCurves(parameters).position
    case .reach: DecelerationCurves(parameters).reach
    case .springs: SpringCurves(parameters).content
    case .rubberBands: RubberBandCurves(parameters).family
    case .rubberBandFit: RubberBandCurves(parameters).fit
    }
  }
}

struct CurveFigureContent {
  var title: String
  var captions: [String]
  var plots: [Plot]
  var handles: [CurveHandle]
  /// The corner of each plot in which few curves are, from the top left one, (0, 0), to the bottom right one, (1, 1).
  var legend: Vector2
}
