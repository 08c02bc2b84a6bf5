/// A cache of masks, packed on two pages so that a whole frame needs few draw calls. New masks go to the young page. If
/// that is full, it becomes the old one, and an empty page replaces it. A mask on the old page moves to the young
/// one when it is used: only masks that were not used for a whole page are lost.
final class MaskAtlas {
  struct Piece: Hashable {
    var source: Quad.Source
    var area: PixelRect
  }

  private(set) var side: Int
  private let maximumSide: Int
  private(set) var pages: [AtlasPage]
  private var young = 0
  private var pieces: [MaskKey: [Piece]] = [:]
  private var oldPieces: [MaskKey: [Piece]] = [:]
  private(set) var lastPiece = 0
  /// Whether the old page has masks of this frame, and must stay.
  private var hasTurned = false
  private(set) var isFull = false

  init(side: Int, maximumSide: Int) {
    (self.side, self.maximumSide) = (side, maximumSide)
    pages = [AtlasPage(side: side)]
  }

  func beginFrame() { (hasTurned, isFull) = (false, false) }

  /// Removes all masks and doubles the pages' side; returns `false` if it is as large as possible.
  func grow() -> Bool {
    guard 2 * side <= maximumSide else { return false }
    side *= 2
    (pages, young, pieces, oldPieces) = ([AtlasPage(side: side)], 0, [:], [:])
    beginFrame()
    return true
  }

  func pieces(for key: MaskKey) -> [Piece]? {
    if let found = pieces[key] { return found }
    guard let old = oldPieces.removeValue(forKey: key) else { return nil }
    let page = pages[1 - young]
    // To make room for the pieces, their own page may be removed.
    return withExtendedLifetime(page) { page.bytes.map { keep(old, from: $0, stride: side, for: key) } }
  }

  /// Inserts the nonempty parts of `mask`, or of some of its columns, cut into bands of `bandHeight` pixels, and
  /// returns the pieces. So slanted lines take little room.
  @discardableResult
  func insert(_ mask: Mask, columns: Range<Int>? = nil, for key: MaskKey, bandHeight: Int = 64) -> [Piece] {
    let columns = columns ?? 0..<mask.width
    var found: [Piece] = []
    for top in stride(from: 0, to: mask.height, by: bandHeight) {
      let rows = top..<min(top + bandHeight, mask.height)
      for left in stride(from: columns.lowerBound, to: columns.upperBound, by: side) {
        let part = left..<min(left + side, columns.upperBound)
        guard let covered = mask.coveredColumns(in: part, rows: rows) else { continue }
        let area = PixelRect(covered, rows).moved(byX: -columns.lowerBound, y: 0)
        lastPiece += 1
        found.append(
          Piece(source: Quad.Source(mask: lastPiece, page: young, x: covered.lowerBound, y: top), area: area))
      }
    }
    return mask.coverage.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { keep(found, from: $0, stride: mask.width, for: key) } ?? []
    }
  }

  private func keep(_ found: [Piece], from bytes: UnsafePointer<UInt8>, stride: Int, for key: MaskKey) -> [Piece] {
    repeat {
      if let kept = copy(found, from: bytes, stride: stride) {
        pieces[key] = kept
        return kept
      }
    } while turn()
    isFull = true
    return []
  }

  private func copy(_ found: [Piece], from bytes: UnsafePointer<UInt8>, stride: Int) -> [Piece]? {
    var copies = found
    for index in copies.indices {
      let (source, area) = (copies[index].source, copies[index].area)
      guard let position = pages[young].packer.place(width: area.width, height: area.height) else { return nil }
      pages[young].copy(
        bytes + source.y * stride + source.x, stride: stride, width: area.width, height: area.height, to: position)
      copies[index].source = Quad.Source(mask: source.mask, page: young, x: position.x, y: position.y)
    }
    return copies
  }

  /// Replaces the old page by the young one, and that by an empty one; returns `false` if the old page must stay.
  private func turn() -> Bool {
    guard !hasTurned else { return false }
    hasTurned = true
    swap(&pieces, &oldPieces)
    pieces.removeAll(keepingCapacity: true)
    young = 1 - young
    if pages.count == 1 { pages.append(AtlasPage(side: side)) } else { pages[young] = AtlasPage(side: side) }
    return true
  }
}
