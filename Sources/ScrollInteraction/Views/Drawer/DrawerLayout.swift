/// The sizes from which a drawer's detents follow, in points.
public struct DrawerLayout: Hashable, Sendable {
  /// Of the screen.
  public var height: Double
  /// Of the part of the sheet above its list, by which the sheet is dragged whatever the list shows.
  public var headerHeight: Double
  /// Of all that the list has to show.
  public var contentHeight: Double
  /// What at the top and at the bottom is covered by others.
  public var safeArea: EdgeInsets

  /// - Parameters:
  ///   - height: of the screen, in points.
  ///   - headerHeight: of the part of the sheet above its list, in points.
  ///   - contentHeight: of all that the list has to show, in points.
  ///   - safeArea: what is covered by others, in points.
  public init(height: Double, headerHeight: Double, contentHeight: Double, safeArea: EdgeInsets = .zero) {
    self.height = height
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.safeArea = safeArea
  }
}
