import Foundation
import Geometry
import Testing

@testable import Overscroll

@Suite("Headless runs")
struct HeadlessTests {
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

  /// Plays a gesture headless and gives back the bytes of its trace.
  private func trace(_ demo: String, fps: Double, _ text: String = fling) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
    try Data(text.replacing("DEMO", with: demo).utf8).write(to: URL(fileURLWithPath: input))
    let options = try Options.parse(["--headless", "--replay", input, "--trace", output, "--fps", "\(fps)"])
    var run = try HeadlessRun(try Session(try Request(options)))
    try run.run()
    return try InputFile(path: output).read()
  }

  private struct Frame: Decodable {
    var type: String
    var time: Double?
    var state: String?
    var values: [String: Double]?
    var velocities: [String: Double]?
  }

  private func frames(_ data: Data) throws -> [Frame] {
    try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Frame.self, from: $0) }
      .filter { $0.type == "frame" }
  }

  @Test("the same file gives the same bytes twice", arguments: DemoRegistry.names)
  func deterministic(demo: String) throws {
    #expect(try trace(demo, fps: 60) == trace(demo, fps: 60))
  }

  @Test("recording a replay and replaying that record gives the same frames", arguments: DemoRegistry.names)
  func recordOfRecord(demo: String) throws {
    let first = try trace(demo, fps: 60)
    #expect(try trace(demo, fps: 60, String(decoding: first, as: UTF8.self)) == first)
  }

  @Test("at the times that frame rates share, their frames are equal", arguments: DemoRegistry.names)
  func frameRates(demo: String) throws {
    let reference = try frames(trace(demo, fps: 1000))
    let byTime = Dictionary(uniqueKeysWithValues: reference.map { ($0.time!, $0) })
    for rate in [30.0, 60, 144, 250] {
      let shared = try frames(trace(demo, fps: rate)).filter { byTime[$0.time!] != nil }
      #expect(shared.count > 2)
      for frame in shared {
        let other = byTime[frame.time!]!
        #expect(frame.values == other.values && frame.velocities == other.velocities && frame.state == other.state)
      }
    }
  }

  @Test("the last frame is at rest, at its limit or anchor exactly", arguments: DemoRegistry.names)
  func endsAtRest(demo: String) throws {
    let last = try #require(try frames(trace(demo, fps: 60)).last)
    #expect(last.state == "idle")
    #expect(last.velocities?.values.allSatisfy { $0 == 0 } ?? false)
  }
}
