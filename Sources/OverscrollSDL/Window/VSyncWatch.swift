/// A detector of displays that claim to set the pace but take frames without waiting.
struct VSyncWatch {
  /// The number of early frames in a row that prove a display does not wait: drivers that do queue only a few.
  private static let limit = 12

  private var last = -Double.infinity
  private var earlyFrames = 0

  /// Records a frame and returns whether the last 12 came within half a refresh period each (of 240 Hz if unknown).
  mutating func addFrame(presentedAt time: Double, refreshRate: Double?) -> Bool {
    let shortest = 0.5 / max(refreshRate ?? 240, 1)
    earlyFrames = time - last < shortest ? earlyFrames + 1 : 0
    last = time
    return earlyFrames >= Self.limit
  }
}
