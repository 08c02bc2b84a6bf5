import Foundation
import Testing

@testable import OverscrollFitting

@Suite("What is read as a recording")
struct RecordingReaderTests {
  @Test(
    "CSV, JSON Lines and traces look like recordings, be they right or wrong",
    arguments: [
      "0,1\n", "time,offset\n0,1\n", "# of a phone\n\n0.1;2;300\n", "0\t1\n", " 0.5 , 3\n", "0,1\n0.1,x\n", "0,nan",
      #"{"time":0,"offset":1}"#, "{\"type\":\"header\",\"version\":1}\n{\"type\":\"frame\"}\n", #"{"time":0}"#,
    ])
  func recordings(text: String) { #expect(RecordingReader.looksLikeRecording(Data(text.utf8))) }

  @Test(
    "Presets, settings, other JSON and other texts do not",
    arguments: [
      "", "\n \n", "hello", "hello, world", "[[0,1],[1,2]]", "{\n  \"presets\": {}\n}", #"{"feel":"uikit"}"#,
      #"{"feel":"uikit","parameters":{"slop":3}}"#, "{", "<svg>\n<path/>", "\u{0}\u{1}\u{2}", "12",
    ])
  func others(text: String) { #expect(!RecordingReader.looksLikeRecording(Data(text.utf8))) }

  @Test("Where semicolons or tabs separate, a comma begins a decimal fraction", arguments: [";", "\t"])
  func decimalCommas(_ separator: String) throws {
    let lines = (0..<20).map { "\(Double($0) / 64)\(separator)\(Double($0 * $0) / 4)" }
    func samples(_ text: String) throws -> [RecordedMotion.Sample] {
      try RecordingReader(file: "a.csv").recording(Data(text.utf8)).samples
    }
    let text = lines.joined(separator: "\n")
    #expect(try samples(text.replacing(".", with: ",")) == samples(text))
  }

  @Test("Bytes that are no text are told, and never read")
  func bytes() {
    let data = Data([0x30, 0x2C, 0x31, 0x0A, 0xFF, 0xFE])
    #expect(throws: (any Error).self) { try RecordingReader(file: "x").recording(data) }
  }
}
