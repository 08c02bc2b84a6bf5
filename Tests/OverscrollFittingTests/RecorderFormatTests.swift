import Foundation
import Testing

@testable import OverscrollFitting

@Suite("Formats of other recorders")
struct RecorderFormatTests {
  private func read(_ text: String, value: String? = nil, file: String = "a") throws -> RecordedMotion {
    #expect(RecordingReader.looksLikeRecording(Data(text.utf8)))
    return try RecordingReader(file: file, valueName: value).recording(Data(text.utf8))
  }

  // MARK: - Tools/recorder

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

  // MARK: - Telegram for iOS

  private struct Frame {
    var time, offset, translation: Double
    var isDragging: Bool
  }

  /// Returns a recording of frames along an axis, 0 or 1. Content moves a little along the other axis as well.
  private func gesture(_ frames: [Frame], axis: Int = 1, touches: String = "") -> String {
    func pair(_ value: Double, _ other: Double) -> String { axis == 1 ? "[\(other),\(value)]" : "[\(value),\(other)]" }
    let rows = frames.enumerated().map { index, frame in
      """
      {"groundTruthOffset": \(pair(frame.offset, Double(index % 2))), "recognizerVelocity": [0, 0], "t": \(frame.time),
       "phase": "\(frame.isDragging ? "dragging" : "decelerating")", "translation": \(pair(frame.translation, 5))}
      """
    }
    return """
      {
        "frames" : [\(rows.joined(separator: ",\n"))],
        "geometry" : {"boundsWidth": 402, "boundsHeight": 874, "contentWidth": 402, "contentHeight": 6000, "scale": 3,
          "insetTop": 0, "insetLeft": 0, "insetBottom": 0, "insetRight": 0, "decelerationRate": 0.998},
        "name" : "made", "releaseTime" : 0.1, "rubberBandSamples" : [], "touches" : [\(touches)]
      }
      """
  }

  @Test("a drag has the recognizer's translation as the finger, and a finger that catches content is down")
  func gestureFinger() throws {
    let frames = (0..<20).map { index in
      Frame(time: Double(index) / 64, offset: Double(index * index), translation: Double(-index), isDragging: index < 6)
    }
    func touch(_ time: Double, _ phase: String) -> String {
      #"{"centroid": [200, 400], "phase": "\#(phase)", "state": 1, "t": \#(time), "translation": [0, 0], "velocity": [0, 0]}"#
    }
    let touches = [(0.0, "began"), (0.05, "moved"), (0.08, "ended"), (0.15, "began"), (0.17, "cancelled")]
    let recording = try read(gesture(frames, touches: touches.map(touch).joined(separator: ",")))
    #expect(recording.samples.map(\.offset) == frames.map(\.offset) && recording.samples[1].time == 1.0 / 64)
    #expect(recording.samples[..<6].map(\.finger) == (0..<6).map { .at(Double(-$0)) })
    #expect(recording.samples[9].finger == .up && recording.samples[10].finger == .down)
    #expect(recording.samples[11].finger == .up)
    #expect(try read(gesture(frames)).samples[10].finger == .up)
  }

  @Test("a gesture is read along the axis on which content moves more, with the extent of its bounds")
  func gestureAxis() throws {
    let frames = (0..<20).map {
      Frame(time: Double($0) / 64, offset: Double($0 * $0), translation: 0, isDragging: false)
    }
    let (vertical, horizontal) = (try read(gesture(frames)), try read(gesture(frames, axis: 0)))
    #expect(vertical.dimension == 874 && horizontal.dimension == 402)
    #expect(vertical.samples == horizontal.samples && vertical.samples.map(\.offset) == frames.map(\.offset))
  }

  @Test("the rubber band of a trackpad is found from translations")
  func trackpad() throws {
    var feel = ScrollFeel.uikit
    feel.rubberBandCoefficient = 0.715
    let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: 874)
    let drag = (0..<30).map { index in
      let pull = Double(index) * 12 - 40
      return Frame(
        time: Double(index) / 60, offset: 5126 + (pull > 0 ? band.stretch(pull) : pull), translation: -pull,
        isDragging: true)
    }
    let release = ScrollMotion(from: drag[29].offset, velocity: 0, limits: 0...5126, feel: feel)
    let flight = (1..<90).map { index in
      let time = Double(index) / 60
      return Frame(time: drag[29].time + time, offset: release.value(at: time), translation: 0, isDragging: false)
    }
    let fit = try FeelFit(read(gesture(drag + flight)), feel: .uikit)
    let found = try #require(fit.numbers.first { $0.name == .rubberBandCoefficient })
    #expect(abs(found.value - 0.715) < 0.001)
  }

  @Test("a gesture without pairs or without geometry is no recording")
  func brokenGesture() {
    let frames = (0..<20).map {
      Frame(time: Double($0) / 64, offset: Double($0 * $0), translation: 0, isDragging: false)
    }
    let text = gesture(frames)
    for (part, broken) in [("[1.0,361.0]", "[1.0]"), ("boundsWidth", "width"), (#""phase": "decelerating","#, "")] {
      #expect(text.contains(part))
      let data = Data(text.replacing(part, with: broken).utf8)
      #expect(!RecordingReader.looksLikeRecording(data))
      #expect(throws: (any Error).self) { try RecordingReader(file: "a").recording(data) }
    }
  }

  // MARK: - Slint for Android

  private static let header = "source,gesture,frame,time_ms,y_px,velocity_px_s,phase\n"

  /// Returns rows of a motion that is dragged for the first `dragged` frames.
  private func rows(_ source: String, dragged: Int = 0, distance: Double = 1) -> String {
    (0..<20).map { index in
      let phase = index < dragged ? "dragging" : index < 19 ? "inertia" : "stopped"
      return "\(source),medium-flick,\(index),\(index * 16),\(Double(index * index) * distance),0.0,\(phase)\n"
    }.joined()
  }

  @Test("a table of Slint's recorder has milliseconds, and the finger by its phases")
  func inertia() throws {
    let recording = try read(Self.header + rows("slint", dragged: 4))
    #expect(recording.samples.map(\.offset) == (0..<20).map { Double($0 * $0) } && recording.assumption == nil)
    #expect(abs(recording.samples[1].time - 0.016) < 1e-12)
    #expect(recording.samples[..<4].allSatisfy { $0.finger == .down })
    #expect(recording.samples[4...].allSatisfy { $0.finger == .up })
    #expect(try read(Self.header + rows("android-over-scroller")).samples.allSatisfy { $0.finger == .up })
  }

  @Test("of two motions in a table the one that moves more is read, or the one that is named")
  func severalMotions() throws {
    let text = Self.header + rows("android-over-scroller") + Self.header + rows("slint", distance: 2)
    #expect(try read(text).samples.last?.offset == 2 * 361)
    #expect(try read(text, value: "slint/medium-flick").samples.last?.offset == 2 * 361)
    #expect(try read(text, value: "android-over-scroller/medium-flick").samples.last?.offset == 361)
    let error = #expect(throws: (any Error).self) { try read(text, value: "slint") }
    #expect("\(error.map { "\($0)" } ?? "")".contains("android-over-scroller/medium-flick, slint/medium-flick"))
  }

  @Test(
    "a row of Slint's recorder that cannot be read is reported with its line",
    arguments: [
      "slint,medium-flick,20,x,1,0,inertia", "slint,medium-flick,20,320,1,0", "slint,medium-flick,20,320,nan,0,inertia",
      "slint,medium-flick,20,0,1,0,inertia",
    ])
  func brokenRow(_ row: String) {
    let error = #expect(throws: (any Error).self) { try read(Self.header + rows("slint") + row) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("line 22"))
    #expect(throws: (any Error).self) { try read(Self.header) }
  }
}
