internal import CSDL2

/// A square of masks: in memory, and as a white texture whose alpha is the coverage.
final class AtlasPage {
  /// A block of full coverage in the top left corner, for quads without a mask.
  static let solidSide = 4

  let side: Int
  var packer: ShelfPacker
  private(set) var texture: SDLTexture?
  private let coverage: UnsafeMutableBufferPointer<UInt8>
  /// What is not yet in the texture: one rectangle a row of shelves.
  private var dirty: [Int: PixelRect] = [:]

  init(side: Int) {
    self.side = side
    packer = ShelfPacker(side: side, top: Self.solidSide)
    coverage = .allocate(capacity: side * side)
    coverage.initialize(repeating: 0)
    for row in 0..<Self.solidSide {
      for column in 0..<Self.solidSide { coverage[row * side + column] = 255 }
    }
    mark(PixelRect(x: 0, y: 0, width: Self.solidSide, height: Self.solidSide))
  }

  deinit { coverage.deallocate() }

  /// Copies a part of `mask` to column `x`, row `y`.
  func copy(_ mask: Mask, _ columns: Range<Int>, _ rows: Range<Int>, toX x: Int, y: Int) {
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard let target = coverage.baseAddress, let source = bytes.baseAddress else { return }
      for (index, row) in rows.enumerated() {
        (target + (y + index) * side + x)
          .update(from: source + row * mask.width + columns.lowerBound, count: columns.count)
      }
    }
    mark(PixelRect(x: x, y: y, width: columns.count, height: rows.count))
  }

  /// The coverage of all of its pixels, as long as there is the page; the rows are `side` bytes apart.
  var bytes: UnsafePointer<UInt8>? { UnsafePointer(coverage.baseAddress) }

  private func mark(_ rect: PixelRect) {
    dirty[rect.y] = dirty[rect.y]?.union(rect) ?? rect
  }

  /// Brings the texture up to date; how many pixels that took.
  func upload(to renderer: SDLRenderer) -> Int {
    guard !dirty.isEmpty else { return 0 }
    if texture == nil { texture = SDLTexture(width: side, height: side, renderer: renderer) }
    guard let texture else { return 0 }
    defer { dirty = [:] }
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
    return pixels.count
  }
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
