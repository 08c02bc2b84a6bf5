internal import CSDL2

/// Pixels that an SDL renderer puts into a window as one picture: where nothing else gets into the window, and all that
/// the renderer does is done by the processor.
final class TextureSurface: PixelSurface {
  private let device: SDLRenderer
  private var picture: SDLPicture?
  private var texture: SDLTexture?

  init(_ device: SDLRenderer) {
    self.device = device
  }

  var size: (width: Int, height: Int) { device.outputSize }

  func pixels() -> (PixelTarget, isKept: Bool)? {
    let isKept = texture != nil && picture.map { $0.size == size } ?? false
    if !isKept { startOver() }
    return picture?.handle.target.map { ($0, isKept) }
  }

  private func startOver() {
    (picture, texture) = (nil, nil)
    picture = try? SDLPicture(size)
    texture = SDLTexture(streamingWidth: size.width, height: size.height, renderer: device)
  }

  /// Presenting may wait for the display: what takes its own time is done before.
  func prepare(_ areas: [PixelRect]) -> Bool {
    guard let picture, let texture else { return false }
    return areas.allSatisfy { texture.update($0, from: picture) }
  }

  func show(_ areas: [PixelRect]) -> Bool {
    guard let texture, SDL_RenderCopy(device.handle, texture.handle, nil, nil) == 0 else { return false }
    SDL_RenderPresent(device.handle)
    return true
  }

  func setVSync(_ isOn: Bool) -> Bool { device.setVSync(isOn) }
}

extension SDLTexture {
  fileprivate func update(_ area: PixelRect, from picture: SDLPicture) -> Bool {
    guard let start = picture.handle.pointee.pixels else { return false }
    let pitch = picture.handle.pointee.pitch
    var rect = SDL_Rect(area)
    return SDL_UpdateTexture(handle, &rect, start + area.y * Int(pitch) + area.x * 4, pitch) == 0
  }
}
