/// The head of a PNG or JPEG file, read before the file is decoded.
package struct PictureHead: Equatable, Sendable {
  /// The size in pixels.
  package let width, height: Int

  /// The largest number of pixels that is decoded: a small file can promise any number.
  package static let maximumPixelCount = 1 << 26

  /// Reads the head of a file; `nil` if it is neither a PNG nor a JPEG. Throws if it has no size, or a too large one.
  package init?(_ contents: FileContents) throws(Failure) {
    let isPNG = contents.data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    guard isPNG || contents.data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    let bytes = [UInt8](contents.data)
    let size: (width: Int, height: Int)? = isPNG ? Self.sizeOfPNG(bytes) : Self.sizeOfJPEG(bytes)
    guard let size, size.width > 0, size.height > 0 else {
      throw .malformed(file: contents.path, line: nil, "the picture is damaged")
    }
    guard size.width <= Self.maximumPixelCount / size.height else {
      let words = "\(size.width) × \(size.height) pixels are too many; scale the picture to at most 67 million"
      throw .malformed(file: contents.path, line: nil, words)
    }
    (width, height) = size
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the size of a PNG whose chunks are all there, up to the last: SDL_image 2.6 never ends on any other.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
    var (index, hasPixels) = (8, false)
    while index + 12 <= bytes.count {
      let kind = bytes[index + 4..<index + 8]
      if kind.elementsEqual("IEND".utf8) { return hasPixels ? (number(bytes[16..<20]), number(bytes[20..<24])) : nil }
      hasPixels = hasPixels || kind.elementsEqual("IDAT".utf8)
      index += 12 + number(bytes[index..<index + 4])
    }
    return nil
  }

  /// Returns the size in the first frame header (SOF) of a JPEG.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += marker == 0xFF ? 1 : 2
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[index + 7..<index + 9]), number(bytes[index + 5..<index + 7]))
      }
      index += 2 + number(bytes[index + 2..<index + 4])
    }
    return nil
  }
}
