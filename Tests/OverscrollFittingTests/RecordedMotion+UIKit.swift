import UIKitRecordings

@testable import OverscrollFitting

extension RecordedMotion {
  /// Creates the recording of iOS, with or without finger data.
  init(_ recording: UIKitRecording, knowsFinger: Bool) throws {
    let lift = recording.touches.last?.time ?? 0
    try self.init(
      recording.frames.map { frame in
        Sample(
          time: frame.time, offset: frame.offset,
          finger: knowsFinger ? (frame.time <= lift ? .down : .up) : .unknown)
      })
  }
}
