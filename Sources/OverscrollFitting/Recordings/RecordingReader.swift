import FoundationEssentials
import OverscrollFormats

/// A reader for recordings in CSV, JSON, JSON Lines or traces.
package struct RecordingReader {
  /// The name of the recording in error messages.
  let file: String
  /// The viewport's extent, in points, which replaces a recorded one.
  let dimension: Double?
  /// The value to read from a trace, or the motion to read from an ``InertiaTable``; `nil` to choose by distance moved.
  let valueName: String?
  /// The unit of the times; `nil` for the recorded unit, or a plausible one.
  let timeUnit: TimeUnit?

  package init(file: String, dimension: Double? = nil, valueName: String? = nil, timeUnit: TimeUnit? = nil) {
    (self.file, self.dimension, self.valueName, self.timeUnit) = (file, dimension, valueName, timeUnit)
  }

  private typealias Sample = RecordedMotion.Sample
  /// A sample and its line; the line is `nil` if the file is one JSON object.
  typealias Numbered = (line: Int?, sample: RecordedMotion.Sample)
  /// The recording in one JSON object: the samples, with times in the unit of the file, and the viewport's extent.
  typealias Document = (samples: [RecordedMotion.Sample], dimension: Double?)

  /// Reads a recording from `data`; throws `Failure.malformed` with the line that cannot be read.
  package func recording(_ data: Data) throws(Failure) -> RecordedMotion {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw malformed("not a text file; use CSV, JSON Lines or a trace")
    }
    let lines = Self.lines(of: text)
    guard let first = lines.first else {
      throw malformed("the file is empty; use CSV, JSON Lines or a trace")
    }
    var dimension = dimension
    // The unit in the name of the time column, if there is one.
    var named: TimeUnit?
    var samples: [Numbered]
    if first.text.first == "{", let document = Self.document(data) {
      (samples, named) = (document.samples.map { (nil, $0) }, .seconds)
      dimension = dimension ?? document.dimension
    } else if first.text.first == "{" {
      samples = try objects(lines, dimension: &dimension, &named)
    } else if InertiaTable.isHeader(first.text) {
      named = .milliseconds
      samples = try motion(of: InertiaTable(lines, file: file))
    } else {
      samples = try table(lines, &named)
    }
    let step = Self.medianStep(samples)
    let unit = timeUnit ?? named ?? TimeUnit(step: step)
    for index in samples.indices { samples[index].sample.time *= unit.inSeconds }
    do {
      var recording = try RecordedMotion(samples.map(\.sample), dimension: dimension)
      if timeUnit == nil, named == nil, unit == .milliseconds {
        recording.assumption =
          "times read as milliseconds, because samples are \(DecimalFormat.short(step, decimals: 1)) apart"
      }
      return recording
    } catch {
      let line: Int? =
        switch error {
        case .notFinite(let sample), .timeGoesBackwards(let sample): samples[sample].line
        case .tooFewSamples, .nothingMoves, .nothingMovesFreely, .followsNoLaw, .isOff: nil
        }
      throw malformed(Self.words(error), line: line)
    }
  }

  /// Decodes the recording in one JSON object; `nil` if `data` is not an object of a known form.
  private static func document(_ data: Data) -> Document? {
    let decoder = JSONDecoder()
    let pairs = try? decoder.decode(PairedFrames.self, from: data).document
    return pairs ?? (try? decoder.decode(GestureFrames.self, from: data).document)
  }

  private func malformed(_ words: String, line: Int? = nil) -> Failure { .malformed(file: file, line: line, words) }

  /// Returns the median time between samples; 0 if no time passes.
  private static func medianStep(_ samples: [Numbered]) -> Double {
    let steps = zip(samples, samples.dropFirst()).map { $1.sample.time - $0.sample.time }.filter { $0 > 0 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// Returns the lines that are neither empty nor comments, numbered from 1.
  private static func lines(of text: String) -> [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (number: $0 + 1, text: $1.drop(while: \.isWhitespace)) }
      .filter { !$0.text.isEmpty && $0.text.first != "#" }
  }

  /// Returns whether the first lines of `data` look like a recording, valid or not, rather than another file.
  package static func looksLikeRecording(_ data: Data) -> Bool {
    // The prefix may end within a line or a character.
    let lines = lines(of: String(decoding: data.prefix(4096), as: UTF8.self))
    guard let first = lines.first?.text, first.first != "[" else { return false }
    if first.first == "{" {
      let line = try? JSONDecoder().decode(Line.self, from: Data(first.utf8))
      let isLine = line.map { $0.time ?? $0.timeInMilliseconds != nil || $0.type != nil } ?? false
      return isLine || document(data) != nil
    }
    if InertiaTable.isHeader(first) { return true }
    return lines.prefix(2).contains { line in
      let cells = cells(of: line.text)
      return cells.count >= 2 && Double(cells[0]) != nil
    }
  }

  /// Splits a line. Between semicolons or tabs, a comma is a decimal separator, as in the tables of many countries.
  static func cells(of line: Substring) -> [String] {
    let hasOther = line.contains { ";\t".contains($0) }
    return line.split(omittingEmptySubsequences: false) { (hasOther ? ";\t" : ",").contains($0) }.map { cell in
      let text = cell.filter { !$0.isWhitespace && $0 != "\"" }
      return hasOther && !text.contains(".") ? text.replacing(",", with: ".") : text
    }
  }

  package static func words(_ problem: RecordedMotion.Problem) -> String {
    switch problem {
    case .tooFewSamples(let count):
      "\(count == 1 ? "1 sample is" : "\(count) samples are") too few to fit; use at least \(RecordedMotion.leastSampleCount)"
    case .notFinite: "not a finite number"
    case .timeGoesBackwards: "the time is before the previous one"
    case .nothingMoves: "the offset never changes"
    case .followsNoLaw: "no scrolling law fits the motion after the finger lifts"
    case .isOff(let error):
      "off by \(DecimalFormat.short(error, decimals: 1)) pt, more than a twentieth of the distance"
    case .nothingMovesFreely: "nothing moves after the finger lifts"
    }
  }

  // MARK: - CSV

  private func table(_ lines: [(number: Int, text: Substring)], _ unit: inout TimeUnit?) throws(Failure) -> [Numbered] {
    var rows: [(line: Int, time: Double, offset: Double, finger: Double??)] = []
    for (index, line) in lines.enumerated() {
      let cells = Self.cells(of: line.text)
      // The first line may name the columns.
      if index == 0, cells.allSatisfy({ Double($0) == nil }) {
        unit = TimeUnit(columnName: cells[0])
        continue
      }
      guard cells.count >= 2, let time = Double(cells[0]), let offset = Double(cells[1]) else {
        let wrong = cells.count < 2 ? nil : cells.first { Double($0) == nil }
        throw malformed(
          wrong.map { "“\($0.excerpt)” is not a number" }
            ?? "expected time in s, offset in pt and, optionally, the finger",
          line: line.number)
      }
      guard cells.count < 3 || cells[2].isEmpty || Double(cells[2]) != nil else {
        throw malformed("expected a number for the finger, or an empty cell", line: line.number)
      }
      rows.append((line.number, time, offset, cells.count < 3 ? nil : .some(Double(cells[2]))))
    }
    let fingers = rows.compactMap { $0.finger }.compactMap { $0 }
    let areFlags = fingers.contains(1) && fingers.allSatisfy { $0 == 0 || $0 == 1 }
    return rows.map { row in
      let finger: RecordedMotion.Finger =
        switch row.finger {
        case nil: .unknown
        case .some(nil): .up
        case .some(let position?): areFlags ? (position == 1 ? .down : .up) : .at(position)
        }
      return (row.line, Sample(time: row.time, offset: row.offset, finger: finger))
    }
  }

  private func motion(of table: InertiaTable) throws(Failure) -> [Numbered] {
    if let motion = table.motion(named: valueName) { return motion }
    let problem = valueName.map {
      "no motion is called \($0.excerpt); choose one of \(table.names.joined(separator: ", "))"
    }
    throw Failure.malformed(file: file, line: nil, problem ?? "the table has no rows")
  }

  // MARK: - JSON Lines

  private struct Line: Decodable {
    var type: String?
    var time: Double?
    var timeInMilliseconds: Double?
    var offset: Double?
    var finger: Double?
    var kind: String?
    var x: Double?
    var y: Double?
    var state: String?
    var values: [String: Double]?
    var viewport: [Double]?

    private enum CodingKeys: String, CodingKey {
      case type, time, offset, finger, kind, x, y, state, values, viewport
      case timeInMilliseconds = "time_ms"
    }
  }

  private func objects(
    _ lines: [(number: Int, text: Substring)], dimension: inout Double?, _ unit: inout TimeUnit?
  ) throws(Failure) -> [Numbered] {
    var parsed: [(number: Int, line: Line)] = []
    for line in lines {
      do {
        parsed.append((line.number, try JSONDecoder().decode(Line.self, from: Data(line.text.utf8))))
      } catch {
        throw malformed(JSONProblem.description(of: error), line: line.number)
      }
    }
    if parsed.contains(where: { $0.line.type == "frame" }) {
      unit = .seconds
      return try trace(parsed, dimension: &dimension)
    }
    if parsed.contains(where: { $0.line.timeInMilliseconds != nil }) { unit = .milliseconds }
    let knowsFinger = parsed.contains { $0.line.finger != nil }
    var samples: [Numbered] = []
    for (number, line) in parsed {
      guard let time = unit == .milliseconds ? line.timeInMilliseconds : line.time, let offset = line.offset else {
        throw malformed("expected a time in s and an offset in pt", line: number)
      }
      let finger: RecordedMotion.Finger = line.finger.map { .at($0) } ?? (knowsFinger ? .up : .unknown)
      samples.append((number, Sample(time: time, offset: offset, finger: finger)))
    }
    return samples
  }

  // MARK: - A trace

  private func trace(_ lines: [(number: Int, line: Line)], dimension: inout Double?) throws(Failure) -> [Numbered] {
    var values: [String: [Double]] = [:]
    for (_, line) in lines where line.type == "frame" {
      for (name, value) in line.values ?? [:] where value.isFinite { values[name, default: []].append(value) }
    }
    let most = values.max { $0.value.spread < $1.value.spread }
    guard let name = valueName ?? most?.key, values[name] != nil else {
      let known = values.keys.sorted().joined(separator: ", ")
      throw malformed("no frame has the value \((valueName ?? "of a position").excerpt); choose one of \(known)")
    }
    let isHorizontal = name.hasSuffix(".x")
    var position: Double?
    var samples: [Numbered] = []
    for (number, line) in lines {
      switch line.type {
      case "layout":
        if dimension == nil, let viewport = line.viewport, viewport.count == 4 {
          dimension = viewport[isHorizontal ? 2 : 3]
        }
      case "event" where ["down", "move"].contains(line.kind): position = isHorizontal ? line.x : line.y
      case "event" where ["up", "cancel"].contains(line.kind): position = nil
      case "frame":
        guard let time = line.time, let offset = line.values?[name] else { continue }
        // Motion by a key or a wheel follows no law of release.
        let finger: RecordedMotion.Finger =
          switch line.state {
          case "dragging": position.map { .at($0) } ?? .down
          case "snapping": .down
          default: .up
          }
        samples.append((number, Sample(time: time, offset: offset, finger: finger)))
      default: break
      }
    }
    return samples
  }
}
