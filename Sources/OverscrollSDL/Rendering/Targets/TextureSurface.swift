internal import COverscrollSDL

/// A surface whose pixels an SDL renderer copies into a window as one texture. For windows that show nothing else, and
/// renderers that work on the processor.
final class TextureSurface: PixelSurface {
  private let device: SDLRenderer
  private var picture: SDLSurface?
  private var texture: SDLTexture?

  init(_ device: SDLRenderer) { self.device = device }

  var size: (width: Int, height: Int) { device.outputSize }

  func pixels() -> (PixelTarget, isPreserved: Bool)? {
    let size = size
    let isPreserved = texture != nil && picture.map { $0.size == size } ?? false
    if !isPreserved {
      (picture, texture) = (nil, nil)
      picture = try? SDLSurface(width: size.width, height: size.height)
      texture = SDLTexture(width: size.width, height: size.height, renderer: device, isStreaming: true)
    }
    return picture?.handle.target.map { ($0, isPreserved) }
  }

  /// Uploads the areas, which takes some time, before presenting waits for the display.
  func prepare(_ areas: [PixelRect]) -> Bool {
    guard let picture, let texture, let start = picture.handle.pointee.pixels else { return false }
    let pitch = picture.handle.pointee.pitch
    return areas.allSatisfy { area in
      var rect = SDL_Rect(area)
      return SDL_UpdateTexture(texture.handle, &rect, start + area.y * Int(pitch) + area.x * 4, pitch) == 0
    }
  }

  func present(_ areas: [PixelRect]) -> Bool {
    guard let texture, SDL_RenderCopy(device.handle, texture.handle, nil, nil) == 0 else { return false }
    SDL_RenderPresent(device.handle)
    return true
  }

  func discardTextures() { texture = nil }

  func setVSync(_ isOn: Bool) -> Bool { device.setVSync(isOn) }
}
