internal import COverscrollSDL

/// A texture with its pixels in memory: a square page of masks, white with coverage as alpha, or a part of a picture.
final class AtlasPage {
  /// The side of a block of full coverage in the top left corner, used by quads without a mask.
  static let solidSide = 4
  private static let solidShelf = -1

  let side, height: Int
  let colors: UnsafePointer<UInt32>?
  let isOpaque: Bool
  var packer: ShelfPacker
  private(set) var texture: SDLTexture?
  private let coverage: UnsafeMutableBufferPointer<UInt8>
  private var dirty: [Int: PixelRect] = [:]

  init(side: Int) {
    (self.side, height, colors, isOpaque) = (side, side, nil, false)
    packer = ShelfPacker(side: side, top: Self.solidSide)
    // Allocated as zeros by the system: pages without masks take no memory.
    let zeros = SDL_calloc(side * side, 1)?.bindMemory(to: UInt8.self, capacity: side * side)
    coverage = UnsafeMutableBufferPointer(start: zeros, count: side * side)
    for row in 0..<Self.solidSide {
      for column in 0..<Self.solidSide { coverage[row * side + column] = 255 }
    }
    dirty[Self.solidShelf] = PixelRect(width: Self.solidSide, height: Self.solidSide)
  }

  init(colors: [UInt32], width: Int) {
    (side, height) = (width, colors.count / width)
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    packer = ShelfPacker(side: 0, top: 0)
    coverage = UnsafeMutableBufferPointer(start: nil, count: 0)
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: colors.count)
    colors.withUnsafeBufferPointer { if let start = $0.baseAddress { copy.update(from: start, count: $0.count) } }
    self.colors = UnsafePointer(copy)
    dirty[Self.solidShelf] = PixelRect(width: width, height: height)
  }

  deinit {
    SDL_free(coverage.baseAddress)
    colors?.deallocate()
  }

  var bytes: UnsafePointer<UInt8>? { UnsafePointer(coverage.baseAddress) }

  func copy(_ source: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int, to position: ShelfPacker.Position) {
    guard let target = coverage.baseAddress else { return }
    for row in 0..<height {
      (target + (position.y + row) * side + position.x).update(from: source + row * stride, count: width)
    }
    let rect = PixelRect(x: position.x, y: position.y, width: width, height: height)
    dirty[position.shelf] = dirty[position.shelf]?.union(rect) ?? rect
  }

  func upload(to renderer: SDLRenderer) -> Int {
    guard !dirty.isEmpty else { return 0 }
    if texture == nil { texture = SDLTexture(width: side, height: height, renderer: renderer) }
    guard let texture else { return 0 }
    defer { dirty = [:] }
    if let colors {
      SDL_UpdateTexture(texture.handle, nil, colors, Int32(side * 4))
      return side * height * 4
    }
    return dirty.values.reduce(0) { $0 + upload($1, to: texture) }
  }

  private func upload(_ rect: PixelRect, to texture: SDLTexture) -> Int {
    let pixels = [UInt32](unsafeUninitializedCapacity: rect.width * rect.height) { pixels, count in
      for row in 0..<rect.height {
        let start = (rect.y + row) * side + rect.x
        for column in 0..<rect.width {
          pixels[row * rect.width + column] = UInt32(coverage[start + column]) << 24 | 0xFF_FFFF
        }
      }
      count = rect.width * rect.height
    }
    var area = SDL_Rect(rect)
    SDL_UpdateTexture(texture.handle, &area, pixels, Int32(rect.width * 4))
    return pixels.count * 4
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) { self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height)) }
}
