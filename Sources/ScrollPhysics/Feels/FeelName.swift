/// The name of a feel, compared by its bytes: to compare strings as such, Embedded Swift needs the tables of Unicode.
struct FeelName: Hashable, Sendable {
  let text: String

  static func == (a: FeelName, b: FeelName) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
