/// The sizes that determine the positions of a drawer's detents, in points.
public struct DrawerLayout: Hashable, Sendable, Codable {
  /// The height of the screen.
  public var height: Double
  /// The height of the header: the part of the sheet above the list, which always drags the sheet.
  public var headerHeight: Double
  /// The height of all the list's content.
  public var contentHeight: Double
  /// The areas at the edges of the screen that other elements cover.
  public var safeArea: EdgeInsets
  /// The room before and after the list's content that can be scrolled to, in addition to the lower safe area.
  public var contentInset: EdgeInsets

  /// Creates a layout. All sizes are in points.
  public init(
    height: Double, headerHeight: Double, contentHeight: Double, safeArea: EdgeInsets = .zero,
    contentInset: EdgeInsets = .zero
  ) {
    (self.height, self.headerHeight, self.contentHeight) = (height, headerHeight, contentHeight)
    (self.safeArea, self.contentInset) = (safeArea, contentInset)
  }

  var topInset: Double { contentInset.top.bounded }
  var bottomInset: Double { safeArea.bottom.bounded + contentInset.bottom.bounded }

  enum CodingKeys: NumberKey { case height, headerHeight, contentHeight, safeArea, contentInset }
}
