/// The figures of the curve lab, in the order of the articles.
enum CurveFigure: Int, CaseIterable, Sendable {
  case velocity = 1
  case position
  case reach
  case springs
  case rubberBands
  case rubberBandFit
  case measuredCoast
  case measuredBounce
}
