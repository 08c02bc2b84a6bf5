import ScrollGeometry

/// What a demo begins with.
package struct DemoSetup: Sendable {
  package var size: Size
  package var parameters: ParameterValues
  /// Where it starts, by the names of its values; empty for its own start.
  package var values: [String: Double]
  /// Whether there is nothing but the demo.
  package var isBare: Bool

  package init(
    size: Size, parameters: ParameterValues = ParameterValues(), values: [String: Double] = [:], isBare: Bool = false
  ) {
    (self.size, self.parameters, self.values, self.isBare) = (size, parameters, values, isBare)
  }
}
