import OverscrollFormats

/// A recording whose `frames` are pairs of a time in seconds and an offset in points, as written by `Tools/recorder`
/// and for the iOS recordings of Vercantez/openuikit (golden/scroll_traces). `input` has the finger, `viewport` a width
/// and a height, and `axis` is `x` for content that scrolls horizontally.
struct PairedFrames: JSONReadable {
  private struct Frame: JSONReadable {
    let time, offset: Double

    init(_ value: JSONTree.Value) throws(Malformation) {
      let numbers = try [Double](value)
      guard numbers.count >= 2 else { throw Malformation("expected a time and an offset") }
      (time, offset) = (numbers[0], numbers[1])
    }
  }

  /// An input row [time, phase, x, y]; x and y are positions of a finger, or distances of a touchpad.
  private struct Input: JSONReadable {
    let time: Double
    let phase: String
    let x, y: Double?

    init(_ value: JSONTree.Value) throws(Malformation) {
      let row = try [JSONTree.Value](value)
      guard row.count >= 2 else { throw Malformation("expected a time and a phase") }
      (time, phase) = (try Double(row[0]), try String(row[1]))
      x = row.count > 2 ? try Double?(row[2]) : nil
      y = row.count > 3 ? try Double?(row[3]) : nil
    }
  }

  private let frames: [Frame]
  private let axis: String?
  private let viewport: [Double]?
  private let inputType: String?
  private let input: [Input]?

  init(_ object: JSONTree.Value) throws(Malformation) {
    frames = try object.required("frames")
    axis = try object.optional("axis")
    viewport = try object.optional("viewport")
    inputType = try object.optional("inputType")
    input = try object.optional("input")
  }

  private var isHorizontal: Bool { axis == "x" }

  var contents: RecordingReader.Contents {
    let extent = viewport.flatMap { $0.count == 2 ? $0[isHorizontal ? 0 : 1] : nil }
    let samples = frames.lazy.map {
      RecordedMotion.Sample(time: $0.time, offset: $0.offset, finger: finger(at: $0.time))
    }
    return RecordingReader.Contents(samples: SampleList(samples), dimension: extent, unit: 1)
  }

  private func finger(at time: Double) -> RecordedMotion.Finger {
    guard let input, !input.isEmpty else { return .unknown }
    let count = input.partitioningIndex { $0.time > time }
    guard count > 0 else { return .up }
    let last = input[count - 1]
    guard last.phase == "began" || last.phase == "moved" || last.phase == "changed" else { return .up }
    guard inputType == "touch", let position = isHorizontal ? last.x : last.y else { return .down }
    return .at(position)
  }
}
