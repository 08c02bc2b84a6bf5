/// The lines of a file, read one at a time, without a copy of each. Lines end with LF, CR or both.
package struct TextLines {
  package struct Line {
    package let number: Int
    /// The line without white space at its beginning. Not empty.
    package let bytes: ArraySlice<UInt8>
  }

  /// The largest length of a line, in bytes. Decoding a line takes many times its length in memory.
  package static let maximumLength = 1 << 20

  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var number = 1
  package init(_ bytes: [UInt8], file: String) { (self.file, self.bytes) = (file, bytes) }

  /// Returns the next line that is not empty; `nil` after the last. Throws for a line longer than ``maximumLength``.
  package mutating func next() throws(Failure) -> Line? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let end = bytes[index...].firstIndex { $0 == Self.lineFeed || $0 == Self.carriageReturn } ?? bytes.count
    guard end - index <= Self.maximumLength else {
      throw .malformed(file: file, line: number, "longer than \(Self.maximumLength >> 20) MB")
    }
    defer { index = end }
    return Line(number: number, bytes: bytes[index..<end])
  }

  private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

  private mutating func skipSpace() {
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
        let isPair = bytes[index] == Self.lineFeed && index > 0 && bytes[index - 1] == Self.carriageReturn
        if bytes[index] == Self.carriageReturn || bytes[index] == Self.lineFeed && !isPair { number += 1 }
        index += 1
      }
    }
  }
}
