/// What quads are drawn on: by a graphics card, or in memory.
protocol QuadTarget: AnyObject {
  /// What draws, and how it gets to the screen.
  var description: String { get }
  /// In pixels.
  var size: (width: Int, height: Int) { get }
  var maximumTextureSide: Int { get }

  /// Draws the quads of a whole frame, whose masks are in `pages`; nothing is shown yet.
  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage])

  /// Whether what was drawn looks different from what is shown.
  var isChanged: Bool { get }

  /// Shows what was drawn.
  func present()

  /// Marks the screen's contents as lost: the next `present()` shows the whole frame again.
  func invalidate()

  /// Forgets what a graphics card was given, since it has lost it: the next frame gives it all again.
  func discardTextures()

  /// Asks that presenting waits for the display, or that it does not; returns whether it does.
  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool

  /// What was drawn.
  func picture() throws(BackendError) -> Picture
}
