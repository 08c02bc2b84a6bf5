/// A target that quads are drawn on, by a graphics card or in memory.
protocol QuadTarget: AnyObject {
  /// The means by which the target draws and presents, for bug reports.
  var description: String { get }
  /// The size in pixels.
  var size: (width: Int, height: Int) { get }
  var maximumTextureSide: Int { get }

  /// Draws the quads of a whole frame, whose masks are in `pages`, without presenting them.
  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage])

  /// Whether the drawn frame looks different from the presented one.
  var isChanged: Bool { get }

  /// Presents the drawn frame.
  func present()

  /// Marks the screen's contents as lost, so that the next `present()` shows the whole frame.
  func invalidate()

  /// Discards the textures of a graphics card that has lost them. The next frame uploads them again.
  func discardTextures()

  /// Requests that presenting waits for the display, or does not wait, and returns whether it does.
  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool

  /// Returns the drawn frame as a picture.
  func picture() throws(BackendError) -> Picture
}
