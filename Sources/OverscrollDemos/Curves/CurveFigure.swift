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
    case .rubberBands: "Bands"
    case .rubberBandFit: "Measured"
    case .measuredCoast: "Coast"
    case .measuredBounce: "Bounce"
    case .platformCoasts: "Platforms"
    case .platformEdges: "Edges"
    }
  }

  /// The figure that explains each parameter.
  static let explanations: [Parameter: CurveFigure] = {
    let bounces = [SpringRole.bounce, .release].flatMap { [$0.mass, $0.stiffness, $0.dampingRatio] }
    let snap = SpringRole.snap
    let explained: [(CurveFigure, [Parameter])] = [
      (.velocity, [.initialVelocity]), (.position, [.decelerationRate, .threshold]),
      (.springs, [snap.mass, snap.stiffness, snap.dampingRatio]), (.rubberBands, [.rubberBandCoefficient, .dimension]),
      (.rubberBandFit, [.touchpadRubberBand]), (.measuredBounce, bounces), (.platformEdges, [.bounces]),
      (.platformCoasts, Platform.allCases.map(Parameter.column)),
    ]
    return Dictionary(uniqueKeysWithValues: explained.flatMap { figure, all in all.map { ($0, figure) } })
  }()

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
  var handles: [CurveHandle]
}
