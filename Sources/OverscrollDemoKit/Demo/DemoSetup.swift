/// What a demo begins with.
package struct DemoSetup: Sendable {
  package var size: Size
  package var parameters: ParameterValues
  /// Where it starts; empty for its own start.
  package var values: [DemoValue: Double]
  /// Whether there is nothing but the demo.
  package var isBare: Bool
  package var assets: Assets
  /// The file that was opened last, of whichever demo.
  package var document: DemoDocument?
  /// How to do what takes long beside the frames; without it, it is done at once.
  package var background: Background?

  package typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  package init(
    size: Size, parameters: ParameterValues = ParameterValues(), values: [DemoValue: Double] = [:],
    isBare: Bool = false, assets: Assets = .none, document: DemoDocument? = nil, background: Background? = nil
  ) {
    (self.size, self.parameters, self.values, self.isBare, self.assets) = (size, parameters, values, isBare, assets)
    (self.document, self.background) = (document, background)
  }
}
