import FoundationEssentials
import OverscrollSDL
import OverscrollStudio

/// A run without a display, on a virtual clock as fast as possible. Events take effect at their times at every rate.
final class HeadlessRun {
  /// The time after which a run without `--until` does not wait for content to come to rest, in seconds.
  private static let maximumDuration = 60.0

  private let options: Options
  private var app: App
  private var replay: ReplayFeed
  private let trace: TraceWriter?
  private var latest: (size: Size, renderer: OffscreenRenderer)?
  private var statistics = FrameStatistics()
  private var isQuitting = false

  init(_ session: Session) throws(Failure) {
    options = session.options
    app = App(session.setup)
    replay = ReplayFeed(session.replayedTrace)
    if let folder = options.frames { try OutputFile.makeFolder(of: folder + "/") }
    trace = try options.trace.map { [app] path throws(Failure) in try TraceWriter(path: path, app.traceHeader) }
    // An unusable font is reported even if nothing is painted later.
    if options.font != nil { latest = (Size(1, 1), try renderer(for: Size(1, 1))) }
  }

  func run() throws(Failure) {
    for frame in 0... {
      let time = Double(frame) / options.fps
      try handleEvents(until: time)
      app.update(at: time)
      statistics.addFrame(at: time)
      try trace?.write(app, at: time)
      if let folder = options.frames { try save(to: "\(folder)/\(Self.name(of: frame)).png") }
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
    if let until = options.until { return time >= until }
    return replay.nextTime == nil && (app.stage.isAtRest || time >= HeadlessRun.maximumDuration)
  }

  private func end(at time: Double) throws(Failure) {
    try trace?.end(at: time, parameters: app.recordedParameters)
    if let path = options.screenshot { try save(to: path) }
    if options.stats { StandardStreams.writeError(statistics.line) }
  }

  private func save(to path: String) throws(Failure) {
    let size = app.shell.size
    let renderer = if let latest, latest.size == size { latest.renderer } else { try renderer(for: size) }
    latest = (size, renderer)
    var canvas = renderer.makeCanvas()
    app.draw(on: &canvas)
    try OutputFile.write(Data(renderer.render(canvas).pngData()), to: path)
  }

  private func renderer(for size: Size) throws(Failure) -> OffscreenRenderer {
    try OffscreenRenderer(size: size, pixelRatio: options.scale ?? 1, fontFile: options.font)
  }

  /// Returns the name of a frame's picture: 00000, 00001 and so on.
  static func name(of frame: Int) -> String {
    let number = String(frame)
    return String(repeating: "0", count: max(0, 5 - number.count)) + number
  }
}
