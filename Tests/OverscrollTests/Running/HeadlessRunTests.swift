import Foundation
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Headless runs") struct HeadlessRunTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  private static let fling = """
    {"type":"header","version":1,"demo":"DEMO","size":[500,700],"bare":true}
    {"type":"event","time":0,"kind":"down","pointer":"mouse","x":430,"y":640}
    {"type":"event","time":0.011,"kind":"move","pointer":"mouse","x":425,"y":610}
    {"type":"event","time":0.023,"kind":"move","pointer":"mouse","x":415,"y":575}
    {"type":"event","time":0.035,"kind":"move","pointer":"mouse","x":400,"y":530}
    {"type":"event","time":0.041,"kind":"up","pointer":"mouse","x":400,"y":530}
    {"type":"event","time":0.153,"kind":"key","key":"Right"}
    {"type":"event","time":0.307,"kind":"down","pointer":"mouse","x":250,"y":400}
    {"type":"event","time":0.331,"kind":"move","pointer":"mouse","x":290,"y":450}
    {"type":"event","time":0.347,"kind":"up","pointer":"mouse","x":290,"y":450}
    {"type":"event","time":0.5,"kind":"resize","size":[480,640]}

    """

  /// Plays a gesture headless and returns its trace.
  private func trace(_ demo: String, fps: Double, _ text: String = fling) throws -> Data {
    let (input, output) = (folder + "/in", folder + "/out")
    try Data(text.replacing("DEMO", with: demo).utf8).write(to: URL(fileURLWithPath: input))
    let options = try Options.parse(["--headless", "--replay", input, "--trace", output, "--fps", "\(fps)"])
    try HeadlessRun(try Session(options)).run()
    return try InputFile(path: output).read()
  }

  @Test("a replayed trace records the same trace", arguments: DemoCatalog.standard.names)
  func recordOfRecord(demo: String) throws {
    let first = try trace(demo, fps: 60)
    #expect(try trace(demo, fps: 60, String(decoding: first, as: UTF8.self)) == first)
  }

  @Test("the pictures of all frames are the screenshots at their times, numbered from 0", arguments: [30.0, 50])
  func frames(fps: Double) throws {
    let input = folder + "/in"
    try Data(Self.fling.replacing("DEMO", with: "drawer").utf8).write(to: URL(fileURLWithPath: input))
    func run(_ options: [String]) throws {
      let options = try Options.parse(["--headless", "--replay", input, "--fps", "\(fps)"] + options)
      try HeadlessRun(try Session(options)).run()
    }
    let frames = folder + "/new/frames"
    try run(["--until", "0.6", "--frames", frames])
    let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
    #expect(names == (0...Int((0.6 * fps).rounded())).map { String(format: "%05d.png", $0) })
    // The range includes a resize of the window.
    for index in stride(from: 0, to: names.count, by: 4) {
      let picture = folder + "/picture.png"
      try run(["--until", "\(Double(index) / fps)", "--screenshot", picture])
      #expect(try InputFile(path: picture).read() == InputFile(path: "\(frames)/\(names[index])").read(), "\(index)")
    }
  }

  @Test("a screenshot has as many pixels as the size in points times the scale")
  func scaled() throws {
    let path = folder + "/picture.png"
    let words = ["--headless", "--no-settings", "--until", "0", "--size", "640x500", "--scale", "1.25"]
    try HeadlessRun(try Session(try Options.parse(words + ["--screenshot", path]))).run()
    // A PNG has its width, here 800, in bytes 16 to 19, and its height, 625, in the next four.
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).dropFirst(16).prefix(8)
    #expect(Array(size) == [0, 0, 3, 32, 0, 0, 2, 113])
  }

  @Test("huge numbers in a replay leave all values finite and the demo at rest", arguments: DemoCatalog.standard.names)
  func hugeNumbers(demo: String) throws {
    let data = try trace(
      demo, fps: 60,
      """
      {"type":"header","version":1,"demo":"DEMO","size":[500,700],"bare":true}
      {"type":"event","time":0,"kind":"down","pointer":"touch","x":250,"y":500}
      {"type":"event","time":0.01,"kind":"move","pointer":"touch","x":1e308,"y":-1e308}
      {"type":"event","time":0.02,"kind":"move","pointer":"touch","x":-1e308,"y":1e308}
      {"type":"event","time":0.03,"kind":"pinch","phase":"began","scale":1,"x":250,"y":300}
      {"type":"event","time":0.04,"kind":"pinch","phase":"changed","scale":1e308,"x":1e308,"y":300}
      {"type":"event","time":0.05,"kind":"pinch","phase":"changed","scale":1e-308,"x":-1e308,"y":300}
      {"type":"event","time":0.06,"kind":"pinch","phase":"ended","scale":1e-308,"x":250,"y":300}
      {"type":"event","time":0.07,"kind":"up","pointer":"touch","x":250,"y":500}
      {"type":"event","time":0.08,"kind":"wheel","dx":1e308,"dy":-1e308,"precise":false,"x":250,"y":300}
      {"type":"event","time":0.09,"kind":"wheel","dx":-1e308,"dy":1e308,"precise":true,"x":250,"y":300}
      {"type":"event","time":0.1,"kind":"wheel","dy":1e308,"modifiers":["control"],"x":250,"y":300}
      {"type":"event","time":0.11,"kind":"wheel","dy":-1e308,"modifiers":["control"],"x":250,"y":300}
      """)
    let frames = try TraceFrame.all(in: data)
    #expect(frames.last?.state == "idle")
    #expect(frames.allSatisfy { $0.values?.values.allSatisfy(\.isFinite) ?? false })
  }
}

/// A frame of a trace.
struct TraceFrame: Decodable {
  var type: String
  var time: Double?
  var state: String?
  var values: [String: Double]?

  static func all(in data: Data) throws -> [TraceFrame] {
    try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Self.self, from: $0) }
      .filter { $0.type == "frame" }
  }
}
