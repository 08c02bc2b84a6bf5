/// Pixels to paint on that keep what was painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// The pixels that were painted last, and whether they still have their contents; `nil` where there is nothing to
  /// paint on.
  func pixels() -> (PixelTarget, isPreserved: Bool)?

  /// The pixels on which to paint what has changed, and where these, being others, do not show the picture before: they
  /// count as painted there as well from then on.
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])?

  /// Does what presenting some areas takes before it has to wait for the display; returns whether that was possible.
  func prepare(_ areas: [PixelRect]) -> Bool

  /// Shows some areas, or none; returns whether that was possible.
  func present(_ areas: [PixelRect]) -> Bool

  /// Forgets what a graphics card was given, since it has lost it.
  func discardTextures()

  /// Asks that presenting waits for the display, or that it does not; returns whether it does.
  func setVSync(_ isOn: Bool) -> Bool
}

extension PixelSurface {
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? { pixels().map { ($0.0, []) } }

  func prepare(_ areas: [PixelRect]) -> Bool { true }

  func discardTextures() {}

  func setVSync(_ isOn: Bool) -> Bool { false }
}
