/// The address of a recorder (`Tools/recorder`) that a phone can open, with its code to scan.
struct RecorderInvitation: Decodable, Equatable, Sendable {
  private let address: String
  /// The rows of the code, with `#` for each dark module.
  private let code: [String]

  /// The smallest light border around a code, in modules (ISO/IEC 18004).
  private static let border = 4
  /// The largest code, version 40.
  private static let mostModules = 177

  /// Reads an invitation; `nil` for a file with another suffix. No recording has this suffix.
  static func read(_ contents: FileContents) throws(Failure) -> RecorderInvitation? {
    guard contents.path.hasSuffix(".recorder") else { return nil }
    let invitation: RecorderInvitation = try contents.decodeJSON()
    let count = invitation.code.count
    guard (1...mostModules).contains(count), invitation.code.allSatisfy({ $0.utf8.count == count }) else {
      throw .malformed(file: contents.path, line: nil, "the code is not a square")
    }
    return invitation
  }

  func draw(on canvas: inout Canvas, _ size: Size, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.surface)
    let count = Double(code.count + 2 * Self.border)
    let texts = 96.0
    // Whole points keep the modules equally wide.
    let module = (min(size.width - 32, size.height - texts - 32) / count).rounded(.down).clamped(to: 1...8)
    let side = count * module
    let top = max(texts, ((size.height + texts - side) / 2).rounded())
    let lines = [
      ("Record on a phone or tablet", Theme.Text.title, theme.text),
      ("Scan the code on the same network, scroll there, and send.", Theme.Text.body, theme.text),
      (address, Theme.Text.code, theme.secondaryText),
    ]
    for (index, (words, style, color)) in lines.enumerated() {
      let line = Rect(x: 16, y: top - texts + 16 + Double(index) * 26, width: size.width - 32, height: 22)
      canvas.text(words, in: line, style, color, alignment: .center)
    }
    let box = Rect(x: ((size.width - side) / 2).rounded(), y: top, width: side, height: side)
    // Scanners expect dark on light, in either theme.
    canvas.fill(box, radius: module * 2, .white)
    for (row, modules) in code.enumerated() {
      for run in Self.runs(modules) {
        canvas.fill(
          Rect(
            x: box.minX + Double(run.lowerBound + Self.border) * module,
            y: box.minY + Double(row + Self.border) * module, width: Double(run.count) * module, height: module),
          .black)
      }
    }
  }

  /// Returns the ranges of consecutive dark modules in a row.
  private static func runs(_ modules: String) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, module) in modules.utf8.enumerated() where module == UInt8(ascii: "#") {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }
}
