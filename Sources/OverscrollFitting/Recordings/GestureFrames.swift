import OverscrollFormats

/// A recording with the pan recognizer's state in each frame, as the list of Telegram for iOS records `UIScrollView`
/// (CoreListDemoTests, `GestureRecording`).
///
/// Pairs are [x, y]. The axis is the one along which content moves more. A trackpad has no `touches`.
struct GestureFrames: JSONReadable {
  private struct Frame: JSONReadable {
    let time: Double
    let isDragging: Bool
    let offset: (Double, Double)
    /// The distance since the drag began, valid during the drag.
    let translation: (Double, Double)

    init(_ value: JSONTree.Value) throws(Malformation) {
      time = try value.required("t")
      isDragging = try value.required("phase", String.self) == "dragging"
      offset = try Self.pair(value.required("groundTruthOffset"))
      translation = try Self.pair(value.required("translation"))
    }

    private static func pair(_ numbers: [Double]) throws(Malformation) -> (Double, Double) {
      guard numbers.count == 2 else { throw Malformation("expected two numbers") }
      return (numbers[0], numbers[1])
    }
  }

  private struct Touch: JSONReadable {
    let time: Double
    let isDown: Bool

    init(_ value: JSONTree.Value) throws(Malformation) {
      time = try value.required("t")
      isDown = ["began", "moved"].contains(try value.required("phase", String.self))
    }
  }

  private let frames: [Frame]
  private let bounds: (width: Double, height: Double)
  private let touches: [Touch]

  init(_ object: JSONTree.Value) throws(Malformation) {
    frames = try object.required("frames")
    let geometry = try object.required("geometry", JSONTree.Value.self)
    bounds = (try geometry.required("boundsWidth"), try geometry.required("boundsHeight"))
    touches = try object.optional("touches") ?? []
  }

  /// The samples along the axis with the viewport's extent.
  var document: RecordingReader.Document {
    let isHorizontal = frames.map(\.offset.0).spread > frames.map(\.offset.1).spread
    let samples = frames.lazy.map { frame in
      RecordedMotion.Sample(
        time: frame.time, offset: isHorizontal ? frame.offset.0 : frame.offset.1,
        finger: finger(in: frame, isHorizontal ? frame.translation.0 : frame.translation.1))
    }
    return (SampleList(samples), isHorizontal ? bounds.width : bounds.height)
  }

  private func finger(in frame: Frame, _ translation: Double) -> RecordedMotion.Finger {
    if frame.isDragging { return .at(translation) }
    // A finger that catches content is down before its drag begins.
    let count = touches.partitioningIndex { $0.time > frame.time }
    return count > 0 && touches[count - 1].isDown ? .down : .up
  }
}
