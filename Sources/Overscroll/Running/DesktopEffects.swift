import FoundationEssentials
import OverscrollSDL
import OverscrollStudio

/// Performs the effects that the app asks for: it knows the window, the clipboard and the disk.
@MainActor
struct DesktopEffects {
  private var stored: StoredSettings
  private let window: Window
  /// What another window is opened with.
  private let request: Request
  /// Those that were opened.
  private var windows: [OwnProcess] = []
  /// The recording that a person has started.
  private var recording: TraceWriter?

  init(stored: StoredSettings, window: Window, _ request: Request) {
    (self.stored, self.window, self.request) = (stored, window, request)
  }

  /// Shows on the stage what cannot be done.
  mutating func perform(_ effect: Effect, for app: inout App) {
    do {
      try attempt(effect, for: &app)
    } catch {
      app.report(.failed("\(error)"))
    }
  }

  private mutating func attempt(_ effect: Effect, for app: inout App) throws(Failure) {
    switch effect {
    case .toggleFullScreen:
      window.isFullScreen.toggle()
      app.report(.isFullScreen(window.isFullScreen))
    case .scale(let step):
      window.setScale(step.applied(to: window.scale))
      app.report(.scaled(window.scale))
    case .newWindow:
      windows.removeAll { !$0.isRunning }
      windows.append(try OwnProcess(request.wordsForAnotherWindow(showing: app.card.name)))
    case .copy(let text): window.clipboard = text
    case .save(let text, let name, let fileExtension):
      let path = UserFolder.documents.newFile(named: name, extension: fileExtension)
      try AtomicFile(path: path).write(Data(text.utf8))
      app.report(.saved(UserFolder.abbreviated(path)))
    case .importPresets(let path):
      do throws(Failure) {
        try app.importPresets(try Self.file(path, limit: Self.longestPresetFile))
      } catch {
        app.report(.importFailed(path: path, "\(error)"))
      }
    case .open(let path): try app.open(try Self.file(path, limit: Session.longestRecording))
    case .paste: app.paste(window.clipboard)
    case .screenshot: try saveScreenshot(of: &app)
    case .toggleRecording: try toggleRecording(of: &app)
    case .saveSettings(let destination):
      let file = try stored.save(app, destination)
      if let file, destination != .usual { app.report(.saved(file.path)) }
    case .quit: break
    }
  }

  /// No file of presets is longer, in bytes.
  private static let longestPresetFile = 1 << 20

  private static func file(_ typed: String, limit: Int) throws(Failure) -> FileContents {
    let path = UserFolder.expanded(typed)
    let contents = try InputFile(path: path, limit: limit).readRegular()
    return FileContents(path: UserFolder.abbreviated(path), data: contents)
  }

  private func saveScreenshot(of app: inout App) throws(Failure) {
    let path = UserFolder.pictures.newFile(extension: "png")
    try window.saveScreenshot(of: app, to: path)
    app.report(.saved(UserFolder.abbreviated(path)))
  }

  // MARK: - Settings

  /// When settings that may have changed are to be saved.
  var saveTime: Double? { stored.saveTime }

  /// Saves the settings that have changed, if it is time to; what goes wrong is shown on the stage.
  mutating func saveSettings(of app: inout App, at time: Double) {
    do {
      try stored.saveIfDue(app, at: time)
    } catch {
      app.report(.failed("\(error)"))
    }
  }

  // MARK: - Writing a trace

  private mutating func toggleRecording(of app: inout App) throws(Failure) {
    if let recording {
      self.recording = nil
      try recording.end(app, at: window.time())
      app.report(.recordingEnded(UserFolder.abbreviated(recording.path)))
    } else {
      let path = UserFolder.documents.newFile(extension: "jsonl")
      recording = try TraceWriter(path: path, app, startingAt: window.time())
      app.report(.recordingBegan)
    }
  }

  /// Takes in an event with what it has asked for: for the settings, and for the recording, but for what starts and ends it.
  mutating func record(_ event: WindowEvent, of app: App, asking effects: [Effect]) {
    if event.mayChangeSettings { stored.noteChange(at: event.time) }
    if effects.contains(.toggleRecording) || app.isPressingRecord { return }
    try? recording?.write(event)
  }

  /// Takes in a frame. What was recorded up to it is on the disk then, whatever ends the program.
  func record(_ app: App, at time: Double) {
    try? recording?.write(app, at: time)
    try? recording?.flush()
  }

  /// A recording that is still under way is complete as far as it goes.
  mutating func end(with app: App) throws(Failure) {
    try? recording?.end(app, at: window.time())
    try stored.save(app)
  }
}

extension WindowEvent {
  fileprivate var mayChangeSettings: Bool {
    switch kind {
    case .input(.pointer(let event)): event.phase != .move
    case .input(.key), .input(.wheel), .resize, .text, .drop: true
    case .input, .focusLost, .exposed, .preferences, .composition, .modifiers, .quit: false
    }
  }
}

extension Window {
  /// Draws `app` afresh.
  func saveScreenshot(of app: App, to path: String) throws(Failure) {
    var canvas = makeCanvas()
    app.draw(on: &canvas)
    try Failure.mapping { () throws(BackendError) in try screenshot(of: canvas, to: path) }
  }
}

extension Effect.ScaleStep {
  private static let scales = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

  /// The next scale in its direction.
  fileprivate func applied(to scale: Double) -> Double {
    switch self {
    case .larger: Self.scales.first { $0 > scale + 0.01 } ?? scale
    case .smaller: Self.scales.last { $0 < scale - 0.01 } ?? scale
    case .standard: 1
    }
  }
}
