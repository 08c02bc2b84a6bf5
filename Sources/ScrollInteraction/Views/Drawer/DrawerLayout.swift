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

  /// Creates a layout. All sizes are in points.
  public init(height: Double, headerHeight: Double, contentHeight: Double, safeArea: EdgeInsets = .zero) {
    self.height = height
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.safeArea = safeArea
  }

  /// The covered height at the bottom of the list; 0 if it is NaN.
  var bottomInset: Double { safeArea.bottom.isNaN ? 0 : safeArea.bottom }
}
