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

  /// The figure that explains each parameter.
  static let explanations: [Parameter: CurveFigure] = {
    let bounces = SpringRole.bounce.parameters + SpringRole.release.parameters
    let explained: [(CurveFigure, [Parameter])] = [
      (.velocity, [.initialVelocity]), (.position, [.decelerationRate, .threshold]),
      (.springs, SpringRole.snap.parameters), (.rubberBands, [.rubberBandCoefficient, .dimension]),
      (.rubberBandFit, [.touchpadRubberBand]), (.measuredBounce, bounces), (.platformEdges, [.bounces]),
      (.platformCoasts, Platform.allCases.map(Parameter.column)),
    ]
    return Dictionary(uniqueKeysWithValues: explained.flatMap { figure, all in all.map { ($0, figure) } })
  }()

  var name: String { definition.name }

  func content(_ parameters: ParameterValues) -> CurveFigureContent { definition.content(parameters) }

  /// The name on the tab, and the function that returns the content.
  private var definition: (name: String, content: (ParameterValues) -> CurveFigureContent) {
    switch self {
    case .velocity: ("v(t)", { DecelerationCurves($0).velocity })
    case .position: ("x(t)", { DecelerationCurves($0).position })
    case .reach: ("Distance", { DecelerationCurves($0).reach })
    case .springs: ("Springs", { SpringCurves($0).content })
    case .rubberBands: ("Bands", { RubberBandCurves($0).family })
    case .rubberBandFit: ("Measured", { RubberBandCurves($0).fit })
    case .measuredCoast: ("Coast", { MeasuredCurves($0).coast })
    case .measuredBounce: ("Bounce", { MeasuredCurves($0).bounce })
    case .platformCoasts: ("Platforms", { PlatformCurves($0).coasts })
    case .platformEdges: ("Edges", { PlatformCurves($0).edges })
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
