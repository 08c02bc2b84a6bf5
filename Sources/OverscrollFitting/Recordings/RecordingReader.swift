import FoundationEssentials
import OverscrollFormats

package struct RecordingReader {
  let file: String
  /// The viewport's extent, in points, which replaces a recorded one.
  let dimension: Double?
  /// The value to read from a trace; `nil` to choose by distance moved.
  let valueName: String?

  package init(file: String, dimension: Double? = nil, valueName: String? = nil) {
    (self.file, self.dimension, self.valueName) = (file, dimension, valueName)
  }

  private typealias Sample = RecordedMotion.Sample
  /// The contents of a file, with its lines as the positions of samples.
  struct Contents {
    var samples = SampleList()
    var dimension: Double?
    /// The unit in the name of the time column, in seconds; `nil` if there is none.
    var unit: Double?
  }

  /// Reads a recording from `data`; throws `Failure.malformed` with the line that cannot be read.
  package func recording(_ data: Data) throws(Failure) -> RecordedMotion {
    guard String(validating: data, as: UTF8.self) != nil else {
      throw malformed("not a text file; use CSV, JSON Lines or a trace")
    }
    let bytes = Array(data)
    let document = Self.document(bytes)
    var contents = if let document { document } else { try lines(of: bytes) }
    let step = contents.samples.medianStep
    // Nobody records scrolling once a second.
    let areMilliseconds = contents.unit == nil && step >= 1
    contents.samples.scaleTimes(by: contents.unit ?? (areMilliseconds ? 0.001 : 1))
    do {
      var recording = try RecordedMotion(contents.samples, dimension: dimension ?? contents.dimension)
      if areMilliseconds {
        let words = DecimalFormat.short(step, decimals: 1)
        recording.assumption = "times read as milliseconds, because samples are \(words) apart"
      }
      return recording
    } catch {
      let line: Int? =
        switch error {
        case .notFinite(let line), .timeGoesBackwards(let line): document == nil ? line : nil
        case .tooFewSamples, .nothingMoves, .nothingMovesFreely, .followsNoLaw, .isOff: nil
        }
      throw malformed(Self.words(error), line: line)
    }
  }

  private func lines(of bytes: [UInt8]) throws(Failure) -> Contents {
    var lines = TextLines(bytes, file: file)
    guard let first = try lines.nextRow() else { throw malformed("the file is empty; use CSV, JSON Lines or a trace") }
    if first.bytes.first == UInt8(ascii: "{") { return try objects(first, &lines) }
    return try table(first, &lines)
  }

  /// Decodes the recording in one JSON object; `nil` if `text` has lines, or is not an object of a known form.
  private static func document(_ text: [UInt8]) -> Contents? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard text.first(where: { !isSpace($0) }) == UInt8(ascii: "{"), !beginsWithLine(text),
      let object = try? JSONTree(text[...]).root
    else { return nil }
    return try? PairedFrames(object).contents
  }

  private static func beginsWithLine(_ text: [UInt8]) -> Bool {
    var lines = TextLines(Array(text.prefix(TextLines.maximumLength)), file: "")
    guard let first = try? lines.nextRow() else { return false }
    guard let fields = try? JSONTree(first.bytes).root else { return false }
    // A spring of Motion has a type as well.
    let type = try? fields.required("type", String.self)
    return (try? fields.required("time", Double.self)) != nil || type != nil && type != "spring"
  }

  private func malformed(_ words: String, line: Int? = nil) -> Failure { .malformed(file: file, line: line, words) }

  /// Returns whether the first lines of `data` look like a recording, valid or not, rather than another file.
  package static func looksLikeRecording(_ data: Data) -> Bool {
    // The prefix may end within a line or a character.
    var lines = TextLines(Array(data.prefix(4096)), file: "")
    guard let first = try? lines.nextRow()?.bytes, first.first != UInt8(ascii: "[") else { return false }
    if first.first == UInt8(ascii: "{") {
      let text = Array(data)
      return beginsWithLine(text) || document(text) != nil
    }
    return [first, try? lines.nextRow()?.bytes].contains { line in
      let cells = line.map { Self.cells(of: $0, maximumCount: 2) } ?? []
      return cells.count >= 2 && Double(cells[0]) != nil
    }
  }

  /// Splits a line into at most `maximumCount` cells, of which the last has the rest of the line. Between semicolons or
  /// tabs, a comma is a decimal separator, as in the tables of many countries.
  static func cells(of line: ArraySlice<UInt8>, maximumCount: Int) -> [String] {
    func isOther(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t") }
    let hasOther = line.contains(where: isOther)
    func text(_ cell: ArraySlice<UInt8>) -> String {
      var text = String(decoding: cell, as: UTF8.self)
      let isPlain = cell.allSatisfy { (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") }
      if !isPlain { text = text.filter { !$0.isWhitespace && $0 != "\"" } }
      return hasOther && !text.contains(".") ? text.replacing(",", with: ".") : text
    }
    var (cells, rest) = ([String](), line)
    while cells.count < maximumCount - 1,
      let end = rest.firstIndex(where: { hasOther ? isOther($0) : $0 == UInt8(ascii: ",") })
    {
      cells.append(text(rest[..<end]))
      rest = rest[(end + 1)...]
    }
    return cells + [text(rest)]
  }

  package static func words(_ problem: RecordedMotion.Problem) -> String {
    switch problem {
    case .tooFewSamples(let count):
      "\(count == 1 ? "1 sample is" : "\(count) samples are") too few to fit; use at least \(RecordedMotion.minimumSampleCount)"
    case .notFinite: "not a finite number"
    case .timeGoesBackwards: "the time is before the previous one"
    case .nothingMoves: "the offset never changes"
    case .followsNoLaw: "no scrolling law fits the motion after the finger lifts"
    case .isOff(let error): "off by \(DecimalFormat.short(error, decimals: 1)) pt, over 5 % of the distance"
    case .nothingMovesFreely: "nothing moves after the finger lifts"
    }
  }

  // MARK: - CSV

  /// Returns the unit in a column's name, such as `time_ms`, `t (ms)` or `ms`, in seconds; `nil` if the name has none.
  private static func unit(ofColumn name: String) -> Double? {
    let words = Set(name.lowercased().split { !$0.isLetter }.map(String.init))
    if !words.isDisjoint(with: ["ms", "msec", "millis", "milliseconds"]) { return 0.001 }
    return words.isDisjoint(with: ["s", "sec", "seconds"]) ? nil : 1
  }

  private func table(_ first: TextLines.Line, _ lines: inout TextLines) throws(Failure) -> Contents {
    var contents = Contents()
    var (hasTouch, areFlags) = (false, true)
    var next = Optional(first)
    // The first line may name the columns.
    let names = Self.cells(of: first.bytes, maximumCount: 4)
    if names.allSatisfy({ Double($0) == nil }) {
      (contents.unit, next) = (Self.unit(ofColumn: names[0]), try lines.nextRow())
    }
    while let line = next {
      let cells = Self.cells(of: line.bytes, maximumCount: 4)
      guard cells.count >= 2, let time = Double(cells[0]), let offset = Double(cells[1]) else {
        let wrong = cells.count < 2 ? nil : cells.first { Double($0) == nil }
        throw malformed(
          wrong.map { "“\($0.excerpt)” is not a number" }
            ?? "expected time in s, offset in pt and, optionally, the finger",
          line: line.number)
      }
      var finger = RecordedMotion.Finger.unknown
      if cells.count > 2 {
        let position = Double(cells[2])
        guard cells[2].isEmpty || position != nil else {
          throw malformed("expected a number for the finger, or an empty cell", line: line.number)
        }
        finger = position.map { .at($0) } ?? .up
        if let position {
          (hasTouch, areFlags) = (hasTouch || position == 1, areFlags && (position == 0 || position == 1))
        }
      }
      contents.samples.append(Sample(time: time, offset: offset, finger: finger), position: line.number)
      next = try lines.nextRow()
    }
    if hasTouch, areFlags {
      contents.samples.setFingers { finger in
        if case .at(let flag) = finger { flag == 1 ? .down : .up } else { finger }
      }
    }
    return contents
  }

  // MARK: - JSON Lines

  private static let expectation = "expected a time in s and an offset in pt"

  /// Calls `body` with the fields of a line, and adds the line's number to its problem.
  private func read<Result>(
    _ line: TextLines.Line, _ body: (JSONTree.Value) throws(Malformation) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body(JSONTree(line.bytes).root)
    } catch {
      throw malformed(error.reason, line: line.number)
    }
  }

  private func objects(_ first: TextLines.Line, _ lines: inout TextLines) throws(Failure) -> Contents {
    let isTrace = try read(first) { fields throws(Malformation) in try fields.optional("offset", Double.self) == nil }
    if isTrace { return try trace(first, &lines) }
    var contents = Contents()
    var (next, knowsFinger) = (Optional(first), false)
    while let row = next {
      let sample = try read(row) { fields throws(Malformation) in
        guard let time: Double = try fields.optional("time"), let offset: Double = try fields.optional("offset") else {
          throw Malformation(Self.expectation)
        }
        let finger = try fields.optional("finger", Double.self).map { RecordedMotion.Finger.at($0) } ?? .unknown
        return Sample(time: time, offset: offset, finger: finger)
      }
      knowsFinger = knowsFinger || sample.finger != .unknown
      contents.samples.append(sample, position: row.number)
      next = try lines.nextRow()
    }
    if knowsFinger { contents.samples.setFingers { $0 == .unknown ? .up : $0 } }
    return contents
  }

  // MARK: - A trace

  private static let maximumNameCount = 1000

  private func trace(_ first: TextLines.Line, _ lines: inout TextLines) throws(Failure) -> Contents {
    var frames: [(line: Int, time: Double, x: RecordedMotion.Finger, y: RecordedMotion.Finger)] = []
    var values: [String: [(frame: Int, offset: Double)]] = [:]
    var viewport: [Double]?
    var position: (x: Double?, y: Double?)
    var (next, hasFrames) = (Optional(first), false)
    while let row = next {
      try read(row) { fields throws(Malformation) in
        guard let type: String = try fields.optional("type") else { throw Malformation(Self.expectation) }
        switch (type, try fields.optional("kind", String.self)) {
        case ("layout", _):
          let frame: [Double]? = try fields.optional("viewport")
          if viewport == nil, frame?.count == 4 { viewport = frame }
        case ("event", "down"), ("event", "move"): position = (try fields.optional("x"), try fields.optional("y"))
        case ("event", "up"), ("event", "cancel"): position = (nil, nil)
        case ("frame", _):
          hasFrames = true
          guard let time: Double = try fields.optional("time") else { break }
          let state: String? = try fields.optional("state")
          // Motion by a key or a wheel follows no law of release.
          func finger(_ position: Double?) -> RecordedMotion.Finger {
            switch state {
            case "dragging": position.map { .at($0) } ?? .down
            case "snapping": .down
            default: .up
            }
          }
          for (name, offset) in try fields.optional("values", [String: Double].self) ?? [:] {
            values[name, default: []].append((frames.count, offset))
          }
          guard values.count <= Self.maximumNameCount else {
            throw Malformation("the frames have more than \(Self.maximumNameCount) values")
          }
          frames.append((row.number, time, finger(position.x), finger(position.y)))
        default: break
        }
      }
      next = try lines.nextRow()
    }
    guard hasFrames else { throw malformed(Self.expectation, line: first.number) }
    func extent(_ value: [(frame: Int, offset: Double)]) -> Double { value.map(\.offset).spread }
    let main = values.max { extent($0.value) < extent($1.value) }
    guard let name = valueName ?? main?.key, let value = values[name] else {
      let known = values.keys.sorted().joined(separator: ", ")
      throw malformed("no frame has the value \((valueName ?? "of a position").excerpt); choose one of \(known)")
    }
    let isHorizontal = name.hasSuffix(".x")
    var contents = Contents(dimension: viewport?[isHorizontal ? 2 : 3], unit: 1)
    for (index, offset) in value {
      let frame = frames[index]
      contents.samples.append(
        Sample(time: frame.time, offset: offset, finger: isHorizontal ? frame.x : frame.y), position: frame.line)
    }
    return contents
  }
}

extension TextLines {
  /// Returns the next line that is neither empty nor a comment.
  mutating func nextRow() throws(Failure) -> Line? {
    while let line = try next() {
      if line.bytes.first != UInt8(ascii: "#") { return line }
    }
    return nil
  }
}
