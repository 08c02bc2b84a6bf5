/// What a demo begins with.
package struct DemoSetup: Sendable {
  package var size: Size
  package var parameters: ParameterValues
  /// Where it starts; empty for its own start.
  package var values: [DemoValue: Double]
  /// Whether there is nothing but the demo.
  package var isBare: Bool
  package var assets: Assets

  package init(
    size: Size, parameters: ParameterValues = ParameterValues(), values: [DemoValue: Double] = [:],
    isBare: Bool = false, assets: Assets = .none
  ) {
    (self.size, self.parameters, self.values, self.isBare, self.assets) = (size, parameters, values, isBare, assets)
  }
}
