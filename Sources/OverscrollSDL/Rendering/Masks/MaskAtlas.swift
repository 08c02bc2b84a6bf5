/// A cache of masks, packed into few textures so that a whole frame needs few draw calls.
///
/// New masks replace shelves of masks that have not been used recently.
final class MaskAtlas {
  /// A part of a mask, with its place in the atlas and its area in the mask.
  struct Piece: Hashable {
    var source: Quad.Source
    var shelf: Int
    var area: PixelRect
  }

  /// The number of frames after which an unused shelf is evicted before another page is added.
  private static let minimumAge = 2
  /// The number of frames after which a page that is no longer needed is dropped.
  private static let shrinkingInterval = 600
  /// The number of masks above which masks without pieces are removed, because nothing else evicts them.
  private static let capacity = 20_000

  let side: Int
  private let maximumPages: Int
  private(set) var pages: [AtlasPage]
  private var pieces: [MaskKey: [Piece]] = [:]
  private var keys: [ShelfID: [MaskKey]] = [:]
  private var frame = 0
  /// The number of the last inserted mask. Masks are numbered in order of insertion.
  private(set) var lastMask = 0
  /// Whether a mask has found no room since the frame began.
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
    isFull = false
    if pieces.count > Self.capacity { pieces = pieces.filter { !$0.value.isEmpty } }
    if pages.count > 1, frame % Self.shrinkingInterval == 0 { shrink() }
  }

  /// Drops the last page if the other pages have twice the room of the recently used shelves. Masks on the page that
  /// are still in use are made again.
  private func shrink() {
    let used = pages.reduce(0) { $0 + $1.packer.area(usedSince: frame - Self.shrinkingInterval) }
    guard used * 2 <= side * side * (pages.count - 1) else { return }
    pages.removeLast()
    for (shelf, evicted) in keys where shelf.page == pages.count {
      keys[shelf] = nil
      for key in evicted { pieces[key] = nil }
    }
  }

  func removeAll() {
    isFull = false
    pages = [AtlasPage(side: side)]
    pieces = [:]
    keys = [:]
  }

  /// Returns the pieces of the mask for `key`; `nil` if the mask is not in the atlas or has been evicted.
  func pieces(for key: MaskKey) -> [Piece]? {
    guard let found = pieces[key] else { return nil }
    for piece in found { pages[piece.source.page].packer.use(piece.shelf, at: frame) }
    return found
  }

  /// Inserts the nonempty parts of `mask`, or of some of its columns, cut into bands of `bandHeight` pixels, and
  /// returns the pieces. So slanted lines take little room, and high masks fit between shelves that are in use.
  @discardableResult
  func insert(_ mask: Mask, columns: Range<Int>? = nil, for key: MaskKey, bandHeight: Int = 64) -> [Piece] {
    lastMask += 1
    let columns = columns ?? 0..<mask.width
    var inserted: [Piece] = []
    for top in stride(from: 0, to: mask.height, by: bandHeight) {
      let rows = top..<min(top + bandHeight, mask.height)
      for left in stride(from: columns.lowerBound, to: columns.upperBound, by: ShelfPacker.columnWidth) {
        let part = left..<min(left + ShelfPacker.columnWidth, columns.upperBound)
        guard let covered = mask.coveredColumns(in: part, rows: rows) else { continue }
        guard var piece = insertPiece(mask, columns: covered, rows: rows, for: key) else { return [] }
        piece.area.x -= columns.lowerBound
        inserted.append(piece)
      }
    }
    pieces[key] = inserted
    return inserted
  }

  private func insertPiece(_ mask: Mask, columns: Range<Int>, rows: Range<Int>, for key: MaskKey) -> Piece? {
    guard let (page, place) = place(width: columns.count, height: rows.count) else {
      isFull = true
      return nil
    }
    pages[page].copy(mask, columns: columns, rows: rows, to: place)
    keys[ShelfID(page: page, shelf: place.shelf), default: []].append(key)
    let source = Quad.Source(mask: lastMask, page: page, x: place.x, y: place.y)
    return Piece(source: source, shelf: place.shelf, area: PixelRect(columns, rows))
  }

  // MARK: - Allocation

  private func place(width: Int, height: Int) -> (page: Int, ShelfPacker.Place)? {
    free(width, height)
      ?? evicted(width, height, before: frame - Self.minimumAge)
      ?? (addPage() ? free(width, height) : nil)
      ?? evicted(width, height, before: frame)
  }

  private func free(_ width: Int, _ height: Int) -> (Int, ShelfPacker.Place)? {
    for page in pages.indices {
      if let place = pages[page].packer.place(width: width, height: height, at: frame) { return (page, place) }
    }
    return nil
  }

  private func addPage() -> Bool {
    guard pages.count < maximumPages else { return false }
    pages.append(AtlasPage(side: side))
    return true
  }

  private func evicted(_ width: Int, _ height: Int, before frame: Int) -> (Int, ShelfPacker.Place)? {
    for page in pages.indices {
      guard
        let (place, evicted) = pages[page].packer.replace(width: width, height: height, before: frame, at: self.frame)
      else { continue }
      for shelf in evicted {
        for key in keys.removeValue(forKey: ShelfID(page: page, shelf: shelf)) ?? [] { pieces[key] = nil }
      }
      return (page, place)
    }
    return nil
  }
}
