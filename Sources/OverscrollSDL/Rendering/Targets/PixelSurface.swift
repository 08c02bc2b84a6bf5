/// A surface whose pixels keep what was painted: a window's, or a picture's in memory.
protocol PixelSurface: AnyObject {
  var size: (width: Int, height: Int) { get }

  /// Returns the most recently painted pixels, and whether they still have their contents; `nil` if there is nothing to
  /// paint on.
  func pixels() -> (PixelTarget, isPreserved: Bool)?

  /// Returns the pixels on which to paint the changed `areas`. If these are in another buffer, `missed` contains the
  /// areas where that buffer does not show the latest picture; they count as painted from then on.
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])?

  /// Does the part of presenting some areas that need not wait for the display, and returns `false` if that fails.
  func prepare(_ areas: [PixelRect]) -> Bool

  /// Presents some areas, or none, and returns `false` if that fails.
  func present(_ areas: [PixelRect]) -> Bool

  /// Discards the textures of a graphics card that has lost them.
  func discardTextures()

  /// Requests that presenting waits for the display, or does not wait, and returns whether it does.
  func setVSync(_ isOn: Bool) -> Bool
}

extension PixelSurface {
  func pixels(changing areas: [PixelRect]) -> (PixelTarget, missed: [PixelRect])? { pixels().map { ($0.0, []) } }

  func prepare(_ areas: [PixelRect]) -> Bool { true }

  func discardTextures() {}

  func setVSync(_ isOn: Bool) -> Bool { false }
}
