/// The figures of the curve lab, in the order of the articles. The raw values are numbers in settings and traces, which
/// never change.
enum CurveFigure: Int, CaseIterable, Sendable {
  case velocity = 1
  case position = 2
  case reach = 3
  case springs = 4
  case rubberBands = 5
  case rubberBandFit = 6
  case measuredCoast = 7
  case measuredBounce = 8
  case platformCoasts = 9
  case platformEdges = 10

  var name: String {
    switch self {
    case .velocity: "v(t)"
    case .position: "x(t)"
    case .reach: "Distance"
    case .springs: "Springs"
    case .rubberBands: "Rubber bands"
    case .rubberBandFit: "Measured"
    case .measuredCoast: "UIKit coast"
    case .measuredBounce: "UIKit bounce"
    case .platformCoasts: "Platforms"
    case .platformEdges: "Edges"
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
    case .measuredCoast: MeasuredCurves(parameters).coast
    case .measuredBounce: MeasuredCurves(parameters).bounce
    case .platformCoasts: PlatformCurves(parameters).coasts
    case .platformEdges: PlatformCurves(parameters).edges
    }
  }
}

/// The texts of a figure and its stacked plots.
struct CurveFigureContent {
  var title: String
  /// The formula, and its results for the parameters.
  var captions: [String]
  var plots: [Plot]
}
