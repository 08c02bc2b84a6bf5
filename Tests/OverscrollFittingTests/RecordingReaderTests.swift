import Foundation
import Testing

@testable import OverscrollFitting
@testable import OverscrollFormats

@Suite("Reading recordings") struct RecordingReaderTests {
  @Test(
    "CSV, JSON Lines and traces look like recordings, valid or not",
    arguments: [
      "0,1\n", "time,offset\n0,1\n", "# of a phone\n\n0.1;2;300\n", "0\t1\n", " 0.5 , 3\n", "0,1\n0.1,x\n", "0,nan",
      #"{"time":0,"offset":1}"#, "{\"type\":\"header\",\"version\":1}\n{\"type\":\"frame\"}\n", #"{"time":0}"#,
    ])
  func recordings(text: String) { #expect(RecordingReader.looksLikeRecording(Data(text.utf8))) }

  @Test(
    "presets, settings, other JSON and other texts do not look like recordings",
    arguments: [
      "", "\n \n", "hello", "hello, world", "[[0,1],[1,2]]", "{\n  \"presets\": {}\n}", #"{"feel":"uikit"}"#,
      #"{"feel":"uikit","parameters":{"slop":3}}"#, "{", "<svg>\n<path/>", "\u{0}\u{1}\u{2}", "12",
    ])
  func others(text: String) { #expect(!RecordingReader.looksLikeRecording(Data(text.utf8))) }

  @Test("a third column of ones and zeros says whether the finger is down; any other is its position")
  func fingers() throws {
    func fingers(_ column: [String]) throws -> [RecordedMotion.Finger] {
      let rows = column.enumerated().map { "\(Double($0) / 64),\(5 * $0),\($1)" }
      return try read(rows.joined(separator: "\n")).samples.map(\.finger)
    }
    let ones = Array(repeating: "1", count: 8)
    #expect(try fingers(ones) == ones.map { _ in .down } && fingers(ones + ["0"]) == ones.map { _ in .down } + [.up])
    #expect(try fingers(ones.map { _ in "0" }) == ones.map { _ in .at(0) })
    #expect(try fingers(ones + ["0", "3"]) == ones.map { _ in .at(1) } + [.at(0), .at(3)])
    #expect(try fingers(ones + ["", "3"]) == ones.map { _ in .at(1) } + [.up, .at(3)], "an empty cell is no finger")
    #expect(try !read(table(1)).knowsFinger)
  }

  @Test("commas are decimal separators if semicolons or tabs separate the columns", arguments: [";", "\t"])
  func decimalCommas(_ separator: String) throws {
    let lines = (0..<20).map { "\(Double($0) / 64)\(separator)\(Double($0 * $0) / 4)" }
    let text = lines.joined(separator: "\n")
    #expect(try read(text.replacing(".", with: ",")).samples == read(text).samples)
  }

  @Test("the message about a wrong cell quotes the cell and names its line")
  func wrongCell() {
    for (line, words) in [("hello,3", "“hello” is not a number"), ("0.5,x", "“x” is not a number")] {
      let failure = #expect(throws: Failure.self) { try read("time,offset\n0,1\n0.1,2\n\(line)\n") }
      #expect(failure == .malformed(file: "a.csv", line: 4, words))
    }
  }

  /// Returns a table with a line every 1/64 s, from 10 s on, whose times are multiplied by `scale`.
  private func table(_ scale: Double, header: String = "") -> String {
    header + (0..<20).map { "\((10 + Double($0) / 64) * scale),\(Double($0 * $0) / 4)" }.joined(separator: "\n")
  }

  private func read(_ text: String) throws -> RecordedMotion {
    try RecordingReader(file: "a.csv").recording(Data(text.utf8))
  }

  @Test(
    "milliseconds are recognized by the name of their column, without an assumption",
    arguments: ["time_ms,offset\n", "t (ms),y\n", "ms;pt\n", "Time [msec],offset\n", "Milliseconds,offset\n"])
  func namedMilliseconds(header: String) throws {
    // The name counts even if the times are implausibly close to each other.
    for scale in [1000.0, 10] {
      let text = table(scale, header: header)
      let recording = try read(header.contains(";") ? text.replacing(",", with: ";") : text)
      #expect(abs(recording.samples[1].time - recording.samples[0].time - scale / 64000) < 1e-9)
      #expect(recording.assumption == nil)
    }
  }

  @Test("times a second or more apart are read as milliseconds with a notice, closer ones as seconds")
  func plausibleUnit() throws {
    let milliseconds = try read(table(1000))
    #expect(abs(milliseconds.samples[1].time - milliseconds.samples[0].time - 1.0 / 64) < 1e-9)
    #expect(milliseconds.assumption?.contains("milliseconds") == true)
    #expect(milliseconds.assumption?.contains { $0.isNewline } == false)
    let seconds = try read(table(1))
    #expect(seconds.samples[0].time == 10 && seconds.assumption == nil)
    #expect(try read(table(1000, header: "t (s),offset\n")).samples[0].time == 10_000)
    let json = (0..<20).map { #"{"time":\#($0 * 16),"offset":\#($0 * $0)}"# }.joined(separator: "\n")
    #expect(try abs(read(json).samples[1].time - 0.016) < 1e-12 && read(json).assumption != nil)
  }

  @Test("of several samples with one time, the last counts")
  func sameTime() throws {
    let rows = (0..<40).map { "\(Double($0 / 2) / 64),\($0)" }
    #expect(try read(rows.joined(separator: "\n")).samples.map(\.offset) == (0..<20).map { Double(2 * $0 + 1) })
  }

  @Test("a JSON object of frames, as published for iOS, is read with finger and viewport")
  func document() throws {
    let frames = (0..<20).map { "[\(Double($0) / 64), \(Double($0 * $0) / 4)]" }.joined(separator: ",\n")
    func text(_ rest: String) -> String { "{\n \"name\": \"a\",\n \"frames\": [\(frames)]\(rest)\n}\n" }
    let touch = """
      ,"viewport": [393, 852], "inputType": "touch",
      "input": [[0.01, "began", 196.5, 792], [0.1, "moved", 196.5, 700], [0.2, "ended", 196.5, 700]]
      """
    let recording = try read(text(touch))
    #expect(recording.dimension == 852 && recording.samples.count == 20)
    #expect(recording.samples[0].finger == .up && recording.samples[1].finger == .at(792))
    #expect(recording.samples[8].finger == .at(700) && recording.samples[13].finger == .up)
    // A touchpad's input has distances and no position.
    let touchpad = #","inputType": "pointer-scroll", "input": [[0, "began", null, 0], [0.2, "ended", null, 0]]"#
    #expect(try read(text(touchpad)).samples[1].finger == .down)
    #expect(try read(text("")).samples[1].finger == .unknown)
    for rest in ["", touch, touchpad] { #expect(RecordingReader.looksLikeRecording(Data(text(rest).utf8))) }
    #expect(!RecordingReader.looksLikeRecording(Data(#"{"frames": 3}"#.utf8)))
    #expect(throws: (any Error).self) { try read(#"{"frames": [[0, 1], [1]]}"#) }
  }

  @Test("the frames of content that scrolls horizontally have the finger's x and the viewport's width")
  func axis() throws {
    let frames = (0..<20).map { "[\(Double($0) / 64), \($0 * $0)]" }.joined(separator: ",")
    func text(_ axis: String) -> String {
      """
      {"name": "a", \(axis) "viewport": [393, 852], "inputType": "touch", "frames": [\(frames)],
       "input": [[0.01, "began", 196.5, 792], [0.1, "moved", 150, 700], [0.2, "ended", 150, 700]]}
      """
    }
    let (x, y) = (try read(text(#""axis": "x","#)), try read(text(#""axis": "y","#)))
    #expect(x.dimension == 393 && x.samples[1].finger == .at(196.5) && x.samples[8].finger == .at(150))
    #expect(y.dimension == 852 && y.samples[1].finger == .at(792))
    #expect(try read(text("")).samples == y.samples)
  }

  @Test("bytes that are not text are rejected")
  func bytes() {
    let data = Data([0x30, 0x2C, 0x31, 0x0A, 0xFF, 0xFE])
    #expect(throws: (any Error).self) { try RecordingReader(file: "x").recording(data) }
  }

  @Test("a line and a trace that are too large are reported, with the line")
  func limits() {
    let names = (0...1000).map { "\"\($0)\":0" }.joined(separator: ",")
    let texts: [(String, Int?)] = [
      ("0,1\n" + String(repeating: ",", count: TextLines.maximumLength + 1), 2),
      ("{\"type\":\"frame\",\"time\":0,\"values\":{\(names)}}", 1),
    ]
    for (text, line) in texts {
      let failure = #expect(throws: Failure.self) { try read(text) }
      guard case .malformed(_, line, let words) = failure else {
        Issue.record("\(String(describing: failure))")
        continue
      }
      #expect(words.contains("than"))
    }
  }
}
