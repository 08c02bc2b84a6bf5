import OverscrollFormats

/// A recording with the pan recognizer's state in each frame, as the list of Telegram for iOS records `UIScrollView`
/// (CoreListDemoTests, `GestureRecording`).
///
/// Pairs are [x, y]. The axis is the one along which content moves more. A trackpad has no `touches`.
struct GestureFrames: Decodable {
  private var frames: [Frame]
  private var geometry: Geometry
  private var touches: [Touch]?

  private struct Frame: Decodable {
    var t: Double
    var phase: String
    var groundTruthOffset: [Double]
    /// The distance since the drag began, valid during the drag.
    var translation: [Double]
  }

  private struct Geometry: Decodable { var boundsWidth, boundsHeight: Double }

  private struct Touch: Decodable {
    var t: Double
    var phase: String
  }

  /// The samples along the axis with the viewport's extent; `nil` if an offset or a translation is not a pair.
  var document: RecordingReader.Document? {
    guard frames.allSatisfy({ $0.groundTruthOffset.count == 2 && $0.translation.count == 2 }) else { return nil }
    func extent(_ axis: Int) -> Double { frames.map { $0.groundTruthOffset[axis] }.spread }
    let axis = extent(0) > extent(1) ? 0 : 1
    let samples = frames.map {
      RecordedMotion.Sample(time: $0.t, offset: $0.groundTruthOffset[axis], finger: finger(in: $0, along: axis))
    }
    return (samples, axis == 0 ? geometry.boundsWidth : geometry.boundsHeight)
  }

  private func finger(in frame: Frame, along axis: Int) -> RecordedMotion.Finger {
    if frame.phase == "dragging" { return .at(frame.translation[axis]) }
    // A finger that catches content is down before its drag begins.
    let touches = touches ?? []
    let count = touches.partitioningIndex { $0.t > frame.t }
    return count > 0 && ["began", "moved"].contains(touches[count - 1].phase) ? .down : .up
  }
}
