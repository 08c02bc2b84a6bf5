import Foundation
import OverscrollGraphics
import ScrollGeometry
import Testing

@testable import OverscrollSDL

/// Tests that draw by OpenGL, all on one thread, to which its contexts belong.
@MainActor @Suite(.serialized) enum Card {}

/// A graphics card that Mesa runs on the processor, and a window that nobody sees.
///
/// It is softpipe, which blends in floating point and rounds once, as cards do. (Mesa's faster llvmpipe blends in bytes: a
/// layer is up to a level off, and the faintest layers of a stack do nothing.)
@MainActor
final class SoftwareCard {
  /// The SDL renderers that go through it.
  nonisolated static let renderers = ["opengl", "opengles2"]

  let target: GPUTarget
  let renderer: CanvasRenderer
  private let size: Size
  private let pixelRatio: Double

  /// - Parameter size: in points.
  init(_ name: String = "opengl", size: Size, pixelRatio: Double = 1, atlas: MaskAtlas? = nil) throws {
    Self.prepare(name)
    (self.size, self.pixelRatio) = (size, pixelRatio)
    let window = try SDLWindow(
      title: "card", width: Int32(pixel: size.width * pixelRatio), height: Int32(pixel: size.height * pixelRatio),
      video: SDLVideo())
    let device = try SDLRenderer(window: window)
    try #require(device.name == name)
    target = GPUTarget(device)
    renderer = CanvasRenderer(target: target, fonts: try Fonts(file: nil), atlas: atlas)
  }

  /// Before SDL starts: by which drivers it shows windows and draws.
  private static func prepare(_ name: String) {
    for (variable, value) in [
      ("GALLIUM_DRIVER", "softpipe"), ("LIBGL_ALWAYS_SOFTWARE", "1"), ("SDL_VIDEODRIVER", "offscreen"),
      ("SDL_RENDER_DRIVER", name),
    ] { setenv(variable, value, 1) }
  }

  func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: renderer.measure(pixelRatio: pixelRatio))
  }

  /// Shows what `draw` draws, and returns how many bytes of masks that took to the card.
  @discardableResult
  func show(_ draw: (inout Canvas) -> Void) -> Int {
    var canvas = makeCanvas()
    draw(&canvas)
    renderer.draw(canvas)
    target.present()
    return target.uploadedBytes
  }
}
