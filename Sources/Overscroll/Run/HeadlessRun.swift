import Foundation
import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import OverscrollStudio
import ScrollGeometry

/// A run without a display: a virtual clock takes the place of the display's, as fast as it goes.
///
/// Every event takes effect at its own time, whatever the frame rate.
struct HeadlessRun {
  /// Nothing runs longer by itself than this many seconds.
  private static let longest = 60.0

  private let session: Session
  private var app: App
  private var events: ArraySlice<InputEvent>
  private let trace: TraceWriter?
  private var statistics = FrameStatistics()
  private var isQuitting = false

  init(_ session: Session) throws(Failure) {
    self.session = session
    try HeadlessRun.check(fontFile: session.request.fontFile)
    app = App(session.setup)
    events = ArraySlice(HeadlessRun.inOrder(session.recording?.events ?? []))
    trace = try session.request.tracePath.map { path throws(Failure) in try TraceWriter(path: path) }
  }

  /// A font that cannot be used is told of, whether or not anything is drawn.
  private static func check(fontFile: String?) throws(Failure) {
    guard let fontFile else { return }
    do {
      _ = try OffscreenRenderer(size: Size(1, 1), fontFile: fontFile)
    } catch {
      throw Failure(error)
    }
  }

  /// Time never runs backwards: an event that claims so happens with the one before it.
  private static func inOrder(_ events: [TraceEvent]) -> [InputEvent] {
    var latest = 0.0
    return events.map { event in
      latest = max(latest, event.time)
      return InputEvent(time: latest, kind: event.kind)
    }
  }

  mutating func run() throws(Failure) {
    try trace?.write(app.header)
    var frame = 0
    while true {
      let time = Double(frame) / session.request.fps
      try handleEvents(until: time)
      app.update(at: time)
      statistics.note(at: time)
      try trace?.write(app.snapshot, app.traceLayout, at: time)
      guard !isOver(at: time) else { return try end(at: time) }
      frame += 1
    }
  }

  private mutating func handleEvents(until time: Double) throws(Failure) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      guard let recorded = app.recorded(event) else { continue }
      isQuitting = app.handle(event).contains(.quit)
      statistics.noteEvent(recorded)
      if let record = TraceEvent(recorded) { try trace?.write(record) }
      if isQuitting { events.removeAll() }
    }
  }

  private func isOver(at time: Double) -> Bool {
    if isQuitting { return true }
    if let until = session.request.until { return time >= until }
    return events.isEmpty && (app.stage.isAtRest && !app.shell.isArranging || time >= HeadlessRun.longest)
  }

  private func end(at time: Double) throws(Failure) {
    try trace?.end(at: time, parameters: app.recordedParameters)
    if let path = session.request.screenshotPath {
      try Screenshot(app: app, scale: session.request.scale ?? 1, fontFile: session.request.fontFile).write(to: path)
    }
    if session.request.wantsStatistics { StandardError.write(statistics.line) }
  }
}

/// A picture of the app that needs no window.
struct Screenshot {
  let app: App
  var scale = 1.0
  var fontFile: String?

  func write(to path: String) throws(Failure) {
    do {
      let renderer = try OffscreenRenderer(size: app.shell.size, pixelRatio: scale, fontFile: fontFile)
      var canvas = renderer.makeCanvas()
      app.draw(on: &canvas)
      try renderer.screenshot(of: canvas, to: path)
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  init(_ error: BackendError) {
    switch error {
    case .unreadableFont(let path, let reason):
      let isReadable = access(path, R_OK) == 0
      self = isReadable ? .malformed(file: path, line: nil, reason) : .unreadable(file: path, reason)
    case .unreadablePicture(let path, let reason): self = .unreadable(file: path, reason)
    case .unwritablePicture(let path, let reason): self = .unwritable(file: path, reason)
    case .noDisplay, .noFont, .refused: self = .unavailable(error.description)
    }
  }
}
