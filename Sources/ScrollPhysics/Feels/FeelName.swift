/// The name of a feel.
struct FeelName: Hashable, Sendable {
  let text: String

  #if hasFeature(Embedded)
    // Byte by byte, and each text as one piece, which it always is there: to compare strings as such, Embedded Swift needs
    // the tables of Unicode.
    static func == (a: FeelName, b: FeelName) -> Bool {
      a.withBytes { a in b.withBytes { b in a.elementsEqual(b) } }
    }

    func hash(into hasher: inout Hasher) {
      withBytes { bytes in for byte in bytes { hasher.combine(byte) } }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      guard let result = text.utf8.withContiguousStorageIfAvailable(body) else { preconditionFailure() }
      return result
    }
  #endif
}
