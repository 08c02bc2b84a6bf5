/// The lines of a file, read one at a time, without a copy of each. Lines end with LF, CR or both.
package struct TextLines {
  package struct Line {
    package let number: Int
    /// The line without white space at its beginning. Not empty.
    package let bytes: ArraySlice<UInt8>
  }

  /// The largest length of a line, in bytes. Decoding a line takes many times its length in memory.
  package static let longest = 1 << 20

  private let file: String
  private let bytes: [UInt8]
  private var place = 0
  private var number = 1
  package init(_ bytes: [UInt8], file: String) { (self.file, self.bytes) = (file, bytes) }

  /// Returns the next line that is not empty; `nil` after the last. Throws for a line longer than ``longest``.
  package mutating func next() throws(Failure) -> Line? {
    skipSpace()
    guard place < bytes.count else { return nil }
    let end = bytes[place...].firstIndex { $0 == Self.lineFeed || $0 == Self.carriageReturn } ?? bytes.count
    guard end - place <= Self.longest else {
      throw .malformed(file: file, line: number, "longer than \(Self.longest >> 20) MB")
    }
    defer { place = end }
    return Line(number: number, bytes: bytes[place..<end])
  }

  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  private mutating func skipSpace() {
    bytes.withUnsafeBufferPointer { bytes in
      while place < bytes.count, bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) {
        let isPair = bytes[place] == Self.lineFeed && place > 0 && bytes[place - 1] == Self.carriageReturn
        if bytes[place] == Self.carriageReturn || bytes[place] == Self.lineFeed && !isPair { number += 1 }
        place += 1
      }
    }
  }
}
