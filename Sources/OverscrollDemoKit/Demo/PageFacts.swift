/// The facts that the shared page of a demo needs, beside the demo's parameters.
package struct PageFacts: Encodable, Sendable {
  private let rowHeight: Double
  private let headerHeight, contentHeight: Double?
  /// The widths of pages, as shares of the usual one.
  private let pageWidths: [Double]?
  /// The name of the file with a map.
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
