/// What a mask shows: masks with equal keys are equal.
enum MaskKey: Hashable {
  case box(RoundedBox, width: Int, height: Int)
  case shadow(ShadowBox, width: Int, height: Int)
  case text(FontKey, String)
  case path(Int, column: Int, row: Int)
}

/// Masks by their keys, packed into few textures, so that a whole frame can be drawn with few calls.
///
/// Masks that were not asked for lately give way to new ones.
final class MaskAtlas {
  /// A part of a mask: where it lies in the atlas, and where in the mask.
  struct Piece: Hashable {
    var source: Quad.Source
    var shelf: Int
    var area: PixelRect
  }

  /// How many frames a mask may be of no use before a new one takes its place, if there is another way.
  private static let patience = 2
  private static let widestPiece = 512

  let side: Int
  private let maximumPages: Int
  private(set) var pages: [AtlasPage]
  private var pieces: [MaskKey: [Piece]] = [:]
  private var keys: [ShelfID: [MaskKey]] = [:]
  private var frame = 0
  private(set) var masksMade = 0
  private var lastMask = 0
  /// Whether a mask found no place since the frame began.
  private(set) var isFull = false

  private struct ShelfID: Hashable {
    var page: Int
    var shelf: Int
  }

  init(side: Int, maximumPages: Int = 4) {
    self.side = side
    self.maximumPages = maximumPages
    pages = [AtlasPage(side: side)]
  }

  func beginFrame() {
    frame += 1
    masksMade = 0
    isFull = false
    if pieces.count > 20_000 { pieces = pieces.filter { !$0.value.isEmpty } }
  }

  func removeAll() {
    isFull = false
    pages = [AtlasPage(side: side)]
    pieces = [:]
    keys = [:]
  }

  /// The pieces of the mask that was kept under `key`; `nil` where there is none any more.
  func pieces(for key: MaskKey) -> [Piece]? {
    guard let found = pieces[key] else { return nil }
    for piece in found { pages[piece.source.page].packer.use(piece.shelf, at: frame) }
    return found
  }

  /// Keeps what is not empty of `mask`, or of some of its columns, cut into bands `bandHeight` pixels high, so that
  /// slanted lines take little room.
  @discardableResult
  func insert(_ mask: Mask, columns: Range<Int>? = nil, for key: MaskKey, bandHeight: Int = 256) -> [Piece] {
    masksMade += 1
    lastMask += 1
    let columns = columns ?? 0..<mask.width
    var kept: [Piece] = []
    for top in stride(from: 0, to: mask.height, by: bandHeight) {
      let rows = top..<min(top + bandHeight, mask.height)
      for left in stride(from: columns.lowerBound, to: columns.upperBound, by: Self.widestPiece) {
        let part = left..<min(left + Self.widestPiece, columns.upperBound)
        guard let inked = mask.inked(columns: part, rows: rows) else { continue }
        guard var piece = keep(mask, inked, rows, for: key) else { return [] }
        piece.area.x -= columns.lowerBound
        kept.append(piece)
      }
    }
    pieces[key] = kept
    return kept
  }

  private func keep(_ mask: Mask, _ columns: Range<Int>, _ rows: Range<Int>, for key: MaskKey) -> Piece? {
    guard let (page, place) = place(width: columns.count, height: rows.count) else {
      isFull = true
      return nil
    }
    pages[page].copy(mask, columns, rows, toX: place.x, y: place.y)
    keys[ShelfID(page: page, shelf: place.shelf), default: []].append(key)
    let source = Quad.Source(mask: lastMask, page: page, x: place.x, y: place.y)
    return Piece(source: source, shelf: place.shelf, area: PixelRect(columns, rows))
  }
}

// MARK: - Room

extension MaskAtlas {
  private func place(width: Int, height: Int) -> (page: Int, ShelfPacker.Place)? {
    room(width, height)
      ?? recycled(width, height, before: frame - Self.patience)
      ?? newPage(width, height)
      ?? recycled(width, height, before: frame)
  }

  private func room(_ width: Int, _ height: Int) -> (Int, ShelfPacker.Place)? {
    for page in pages.indices {
      if let place = pages[page].packer.place(width: width, height: height, at: frame) { return (page, place) }
    }
    return nil
  }

  private func newPage(_ width: Int, _ height: Int) -> (Int, ShelfPacker.Place)? {
    guard pages.count < maximumPages else { return nil }
    pages.append(AtlasPage(side: side))
    return room(width, height)
  }

  private func recycled(_ width: Int, _ height: Int, before frame: Int) -> (Int, ShelfPacker.Place)? {
    for page in pages.indices {
      guard let shelf = pages[page].packer.stalestShelf(width: width, height: height, before: frame) else { continue }
      for key in keys.removeValue(forKey: ShelfID(page: page, shelf: shelf)) ?? [] { pieces[key] = nil }
      return (page, pages[page].packer.clear(shelf, andPlaceWidth: width, at: self.frame))
    }
    return nil
  }
}
