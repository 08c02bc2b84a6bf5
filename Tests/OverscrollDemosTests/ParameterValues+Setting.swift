import OverscrollDemoKit

extension ParameterValues {
  /// Creates the values of a demo with some of them set.
  init(setting values: [Parameter: Double], defaults: [Parameter: Double] = [:]) {
    self.init(defaults: defaults)
    for (parameter, value) in values { self[parameter] = value }
  }
}
