/// What quads are drawn on: by a graphics card, or in memory.
protocol QuadTarget: AnyObject {
  /// In pixels.
  var size: (width: Int, height: Int) { get }
  var maximumTextureSide: Int { get }

  /// Draws the quads of a frame, whose masks are in `pages`, over everything; nothing is shown yet.
  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) -> DrawStatistics

  /// Shows what was drawn.
  func show()

  /// What is on the screen may be lost: the next `show()` shows all of it.
  func showAllAgain()

  /// Asks that showing waits for the display, or that it does not; whether it does.
  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool

  /// What was drawn.
  func picture() throws(BackendError) -> Picture
}
