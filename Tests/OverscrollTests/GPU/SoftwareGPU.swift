import Foundation
import Testing

@testable import OverscrollSDL

/// The tests that draw with OpenGL, all on the thread that owns the contexts.
@MainActor @Suite(.serialized) enum GPU {}

/// A GPU simulated by Mesa, with an offscreen window.
///
/// The driver is softpipe, which blends in floating point and rounds once, as GPUs do. (Mesa's faster llvmpipe blends
/// in bytes: a layer is up to a level off, and the faintest layers of a stack have no effect.)
@MainActor
final class SoftwareGPU {
  /// The names of the SDL renderers that use the GPU.
  nonisolated static let renderers = ["opengl", "opengles2"]

  let target: GPUTarget
  let renderer: CanvasRenderer
  private let size: Size
  private let pixelRatio: Double

  /// Creates a GPU that draws with the SDL renderer `name` in a window of `size` points.
  init(_ name: String = "opengl", size: Size, pixelRatio: Double = 1, atlas: MaskAtlas? = nil) throws {
    Self.prepare(name)
    (self.size, self.pixelRatio) = (size, pixelRatio)
    let window = try SDLWindow(
      title: "gpu", width: Int32(pixel: size.width * pixelRatio), height: Int32(pixel: size.height * pixelRatio),
      video: SDLVideo())
    let device = try SDLRenderer(window: window)
    try #require(device.name == name)
    target = GPUTarget(device)
    renderer = CanvasRenderer(target: target, fonts: try Fonts(file: nil), atlas: atlas)
  }

  /// Chooses the drivers for windows and drawing, before SDL starts.
  private static func prepare(_ name: String) {
    for (variable, value) in [
      ("GALLIUM_DRIVER", "softpipe"), ("LIBGL_ALWAYS_SOFTWARE", "1"), ("SDL_VIDEODRIVER", "offscreen"),
      ("SDL_RENDER_DRIVER", name),
    ] { setenv(variable, value, 1) }
  }

  func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: renderer.measure(pixelRatio: pixelRatio))
  }

  /// Shows what `draw` draws, and returns the number of bytes of masks that were uploaded.
  @discardableResult
  func show(_ draw: (inout Canvas) -> Void) -> Int {
    var canvas = makeCanvas()
    draw(&canvas)
    renderer.draw(canvas)
    target.present()
    return target.uploadedBytes
  }
}
