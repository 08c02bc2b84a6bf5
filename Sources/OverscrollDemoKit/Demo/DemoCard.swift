package enum DemoTool: CaseIterable, Sendable { case comparison, physics, graph, presets }

package struct DemoCard: Sendable {
  package let name, title: String
  package let icon: Icon
  /// Things to try, of which a person begins with the first.
  package let hints: [String]
  package let parameters: [Parameter]
  package let keys: [DemoKey]
  package let defaults: [Parameter: Double]
  /// Whether the demo depends on the position of a hovering mouse, which traces then record.
  package let usesHover: Bool
  /// The app's tools that mean something in the demo. The app shows no others.
  package let tools: Set<DemoTool>
  package let pictures: PictureUse
  /// The parameters of the demo's own content. They have no rows while pictures replace it.
  package let replaced: [Parameter]
  /// The parameters that the demo explains, each with the demo's own parameter and value that show the explanation.
  package let explanations: [Parameter: (parameter: Parameter, value: Double)]
  package let page: PageFacts?
  /// Checks the demo's files before a run that starts with it. Otherwise the stage shows a problem with them.
  package let check: @Sendable (Assets) throws(Failure) -> Void

  /// Whether the stage is a plot, which shows the curves of two sets of parameters in the same axes.
  package var isPlot: Bool { !tools.contains(.graph) }
  package var springs: [SpringRole] { SpringRole.allCases.filter { parameters.contains($0.stiffness) } }

  package init(
    name: String, title: String, icon: Icon, hints: [String], parameters: [Parameter], keys: [DemoKey] = [],
    defaults: [Parameter: Double] = [:], usesHover: Bool = false, tools: Set<DemoTool> = Set(DemoTool.allCases),
    explanations: [Parameter: (parameter: Parameter, value: Double)] = [:], pictures: PictureUse = .none,
    replaced: [Parameter] = [],
    page: PageFacts? = nil, check: @escaping @Sendable (Assets) throws(Failure) -> Void = { _ in }
  ) {
    (self.name, self.title, self.icon, self.hints) = (name, title, icon, hints)
    (self.parameters, self.keys, self.defaults) = (parameters, keys, defaults)
    (self.usesHover, self.tools, self.explanations) = (usesHover, tools, explanations)
    (self.pictures, self.replaced, self.page, self.check) = (pictures, replaced, page, check)
  }
}

package struct PageFacts: Encodable, Sendable {
  private let rowHeight: Double
  private let headerHeight, contentHeight: Double?
  private let pageWidths: [Double]?
  package let map: String?
  private enum CodingKeys: String, CodingKey { case rowHeight, headerHeight, contentHeight, pageWidths }

  package init(
    rowHeight: Double = 64, headerHeight: Double? = nil, contentHeight: Double? = nil, pageWidths: [Double]? = nil,
    map: String? = nil
  ) {
    (self.rowHeight, self.headerHeight, self.contentHeight) = (rowHeight, headerHeight, contentHeight)
    (self.pageWidths, self.map) = (pageWidths, map)
  }
}
