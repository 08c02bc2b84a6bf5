/// The name of a feel, comparable in Embedded Swift.
struct FeelName: Hashable, Sendable {
  let text: String

  #if hasFeature(Embedded)
    // Compares bytes, since comparing strings needs the tables of Unicode, which Embedded Swift lacks. Strings are
    // always contiguous there.
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
