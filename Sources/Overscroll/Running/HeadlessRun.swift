import OverscrollSDL
import OverscrollStudio

/// A run without a display, on a virtual clock that runs as fast as possible.
///
/// Every event takes effect at its own time, whatever the frame rate.
final class HeadlessRun {
  /// The time after which a run without `--until` does not wait for content to come to rest, in seconds.
  private static let longest = 60.0

  private let request: Request
  private var app: App
  private var replay: ReplayFeed
  private let trace: TraceWriter?
  private var painter: OffscreenPainter
  private var statistics = FrameStatistics()
  private var isQuitting = false

  init(_ session: Session) throws(Failure) {
    request = session.request
    painter = try OffscreenPainter(pixelRatio: request.options.scale ?? 1, fontFile: request.options.font)
    app = App(session.setup)
    replay = ReplayFeed(session.replayedTrace)
    if let folder = request.options.frames { try OutputFile.makeFolder(of: folder + "/") }
    trace = try request.options.trace.map { [app] path throws(Failure) in try TraceWriter(path: path, app.traceHeader) }
  }

  func run() throws(Failure) {
    for frame in 0... {
      let time = Double(frame) / request.fps
      try handleEvents(until: time)
      app.update(at: time)
      statistics.addFrame(at: time)
      try trace?.write(app, at: time)
      if let folder = request.options.frames { try painter.save(app, to: "\(folder)/\(Self.name(of: frame)).png") }
      if isOver(at: time) { return try end(at: time) }
    }
  }

  private func handleEvents(until time: Double) throws(Failure) {
    for event in replay.events(until: time) where !isQuitting {
      guard let recorded = app.recorded(event) else { continue }
      isQuitting = app.handle(event).contains(.quit)
      statistics.add(recorded)
      try trace?.write(recorded)
    }
  }

  private func isOver(at time: Double) -> Bool {
    if isQuitting { return true }
    if let until = request.options.until { return time >= until }
    return replay.nextTime == nil && (app.stage.isAtRest || time >= HeadlessRun.longest)
  }

  private func end(at time: Double) throws(Failure) {
    try trace?.end(at: time, parameters: app.recordedParameters)
    if let path = request.options.screenshot { try painter.save(app, to: path) }
    if request.options.stats { StandardStreams.writeError(statistics.line) }
  }

  /// Returns the name of a frame's picture: 00000, 00001 and so on.
  static func name(of frame: Int) -> String {
    let number = String(frame)
    return String(repeating: "0", count: max(0, 5 - number.count)) + number
  }
}
