package struct DemoSetup: Sendable {
  package var size: Size
  package var parameters: ParameterValues
  /// The initial values; empty for the demo's own.
  package var values: [DemoValue: Double]
  package var isBare: Bool
  package var assets: Assets
  /// The file that was opened last, for any demo.
  package var document: DemoDocument?
  package var pictures: [OwnPicture]
  /// The function that runs long work beside the frames; `nil` to run it synchronously.
  package var background: Background?

  package typealias Background = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  package init(
    size: Size, parameters: ParameterValues = ParameterValues(), values: [DemoValue: Double] = [:],
    isBare: Bool = false, assets: Assets = .none, document: DemoDocument? = nil, pictures: [OwnPicture] = [],
    background: Background? = nil
  ) {
    (self.size, self.parameters, self.values, self.isBare, self.assets) = (size, parameters, values, isBare, assets)
    (self.document, self.pictures, self.background) = (document, pictures, background)
  }
}
