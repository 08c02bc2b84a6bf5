/// The figures of the curve lab, in the articles' order. Their raw values are in settings and traces, and never change.
enum CurveFigure: Int, CaseIterable, Sendable {
  case velocity = 1
  case position, reach, springs, rubberBands, rubberBandFit

  static let explanations: [Parameter: CurveFigure] = {
    let explained: [(CurveFigure, [Parameter])] = [
      (.velocity, [.initialVelocity]), (.position, [.threshold]), (.reach, [.decelerationRate]),
      (.springs, SpringRole.allCases.flatMap(\.parameters)),
      (.rubberBands, [.rubberBandCoefficient, .dimension]), (.rubberBandFit, [.bounces, .touchpadRubberBand]),
    ]
    return Dictionary(uniqueKeysWithValues: explained.flatMap { figure, all in all.map { ($0, figure) } })
  }()

  var name: String {
    switch self {
    case .velocity: "Speed"
    case .position: "Position"
    case .reach: "Distance"
    case .springs: "Springs"
    case .rubberBands: "Rubber band"
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
}
