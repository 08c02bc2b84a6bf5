/// The sizes that determine the positions of a drawer's detents, in points.
public struct DrawerLayout: Hashable, Sendable {
  /// The height of the screen.
  public var height: Double
  /// The height of the header: the part of the sheet above the list, which always drags the sheet.
  public var headerHeight: Double
  /// The height of all the list's content.
  public var contentHeight: Double
  /// The areas at the edges of the screen that other elements cover.
  public var safeArea: EdgeInsets
  /// The room before and after the list's content that can be scrolled to. Adds to the lower safe area. The insets at
  /// the sides have no effect.
  public var contentInset: EdgeInsets

  /// Creates a layout. All sizes are in points.
  public init(
    height: Double, headerHeight: Double, contentHeight: Double, safeArea: EdgeInsets = .zero,
    contentInset: EdgeInsets = .zero
  ) {
    self.height = height
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.safeArea = safeArea
    self.contentInset = contentInset
  }

  var topInset: Double { contentInset.top.bounded }

  var bottomInset: Double { safeArea.bottom.bounded + contentInset.bottom.bounded }
}

#if !hasFeature(Embedded)
  extension DrawerLayout: Codable {
    enum CodingKeys: NumberKey { case height, headerHeight, contentHeight, safeArea, contentInset }
  }
#endif
