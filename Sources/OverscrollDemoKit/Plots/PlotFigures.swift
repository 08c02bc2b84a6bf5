import Foundation

/// Numbers on axes and in readings.
package enum PlotFigures {
  /// As many places as tell numbers apart that lie `step` from each other; a true minus sign, no negative zero.
  package static func text(_ value: Double, step: Double) -> String {
    guard value.isFinite else { return "–" }
    let places = step > 0 && step < 1 ? min(6, Int((-log10(step)).rounded(.up))) : 0
    return Figures.text(value, decimals: places)
  }
}
