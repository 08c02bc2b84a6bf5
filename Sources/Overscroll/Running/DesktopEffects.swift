import FoundationEssentials
import OverscrollSDL
import OverscrollStudio

/// The part of the program that performs the app's effects on the window, the clipboard and the disk.
@MainActor
struct DesktopEffects {
  private var stored: StoredSettings
  private let window: Window
  private let options: Options
  private var windows: [OwnProcess] = []
  private var recording: TraceWriter?
  private let unsaved: UnsavedSettings
  /// The film that is being exported, and the time at which to look how far it is.
  private var export: (film: FilmExport, checkTime: Double)?
  /// The seconds between two looks at what other threads make.
  private static let exportInterval = 0.25
  /// The pictures of the settings that are still being read, and the time at which to look for them.
  private var pictures: (stored: StoredPictures, checkTime: Double)?

  init(_ session: Session, window: Window, unsaved: UnsavedSettings) {
    (stored, options, self.window, self.unsaved) = (session.stored, session.options, window, unsaved)
    if !session.setup.missingPictures.isEmpty { pictures = (session.pictures, 0) }
  }

  /// Performs an effect. Shows a failure on the stage.
  mutating func perform(_ effect: Effect, for app: inout App) {
    do { try attempt(effect, for: &app) } catch { app.report(.failed("\(error)", effect)) }
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
      windows.append(try OwnProcess(options.wordsForAnotherWindow(showing: app.card.name)))
    case .copy(let text): window.clipboard = text
    case .save(let text, let name, let fileExtension):
      let path = try UserFolder.documents.save(Data(text.utf8), named: name, extension: fileExtension)
      app.report(.saved(UserFolder.abbreviated(path)))
    case .readPresets: try? stored.adoptPresets(into: &app)
    case .showFile(let path): FileManagerWindow.show(UserFolder.uri(path))
    case .showPage(let address): FileManagerWindow.showPage(address)
    case .importPresets(let path): try app.importPresets(try FileContents(typed: path, limit: 1 << 20))
    case .open(let path, _):
      let file = try FileContents(typed: path, limit: Session.maximumRecordingSize)
      let count = app.droppedPictureCount + 1
      if let picture = try OwnPicture(file, path: UserFolder.expanded(path), sharing: count) {
        app.show(picture)
      } else {
        try app.open(file)
      }
    case .paste: app.paste(window.clipboard)
    case .screenshot:
      let path = try UserFolder.pictures.save(try window.screenshot(of: app), extension: "png")
      app.report(.saved(UserFolder.abbreviated(path)))
    case .toggleRecording: try toggleRecording(of: &app)
    case .exportFilm(let format):
      guard export == nil else { throw .unavailable("An animation is being exported; cancel it, or wait for it.") }
      guard let film = app.film else { throw .unavailable("No gesture to export. Drag the content first.") }
      let path = try UserFolder.pictures.newFile(extension: format.rawValue) { $0 }
      export = (FilmExport(film, format, font: options.font, to: path), window.time())
      export?.film.start()
      app.report(.exportBegan)
    case .cancelFilm: export?.film.cancel()
    case .saveSettings(let destination):
      stored.request(destination, at: window.time())
      // The dialog that asked for the path gets the answer before the next key.
      if case .file = destination { saveSettings(of: &app, at: .infinity) }
    case .quit: break
    }
  }

  // MARK: - Pictures and films

  /// The time at which to look for pictures and films from other threads; `nil` if there are none.
  var checkTime: Double? { [export?.checkTime, pictures?.checkTime].compactMap { $0 }.min() }

  /// Shows the pictures of the settings and reports on an export when that is due, and returns whether it was.
  mutating func check(_ app: inout App, at time: Double) -> Bool {
    if let due = pictures, time >= due.checkTime {
      let isShown = due.stored.show(in: &app)
      pictures = isShown ? nil : (due.stored, time + Self.exportInterval)
      if isShown { return true }
    }
    guard let (film, due) = export, time >= due else { return false }
    if let outcome = film.outcome {
      export = nil
      app.report(outcome)
    } else {
      export?.checkTime = time + Self.exportInterval
      app.report(.exporting(share: film.share))
    }
    return true
  }

  // MARK: - Settings

  var saveTime: Double? { stored.saveTime }

  /// Saves changed settings when they are due. Shows a failure on the stage.
  mutating func saveSettings(of app: inout App, at time: Double) {
    let destination = stored.requested
    defer { if stored.saveTime == nil { unsaved.replace(by: nil) } }
    do {
      let isSaved = try stored.saveIfDue(app, at: time)
      guard isSaved || destination != nil && stored.saveTime == nil else { return }
      app.report(.settingsSaved)
      if let destination, destination != .usual, let file = stored.file {
        app.report(.saved(UserFolder.abbreviated(file.path)))
      }
    } catch {
      let typed = if case .file(let path) = destination { path } else { "" }
      app.report(.settingsFailed("\(error)", asked: destination.map { _ in typed }))
    }
  }

  // MARK: - Writing a trace

  private mutating func toggleRecording(of app: inout App) throws(Failure) {
    if let recording {
      self.recording = nil
      try recording.end(at: window.time(), parameters: app.recordedParameters)
      app.report(.recordingEnded(UserFolder.abbreviated(recording.path)))
    } else {
      recording = try UserFolder.documents.newFile(extension: "jsonl") { [window] path throws(Failure) in
        let recording = try TraceWriter(path: path, app.traceHeader, startingAt: window.time())
        // A full disk shows here.
        try recording.flush()
        return recording
      }
      app.report(.recordingBegan)
    }
  }

  /// Records an event, for the settings and for the trace. The trace includes the event that ends it, as that may also
  /// close a menu.
  mutating func record(_ event: WindowEvent, of app: App) {
    if event.mayChangeSettings {
      stored.noteChange(at: event.time)
      unsaved.replace(by: stored.pendingChange(of: app))
    }
    try? recording?.write(event)
  }

  /// Records a frame. Everything recorded so far is then in the file, however the program ends.
  func record(_ app: App, at time: Double) {
    try? recording?.write(app, at: time)
    try? recording?.flush()
  }

  /// Abandons the export of a film, and completes a trace that is being recorded.
  func end(with app: App) throws(Failure) {
    export?.film.abandon()
    try recording?.end(at: window.time(), parameters: app.recordedParameters)
  }

  mutating func saveSettings(of app: App) throws(Failure) { try stored.save(app) }
}

extension WindowEvent {
  fileprivate var mayChangeSettings: Bool {
    switch kind {
    case .input(.pointer(let event)): event.phase != .move
    case .input(.key), .input(.wheel), .secondaryClick, .resize, .text, .drop, .accessibility: true
    case .input, .focusLost, .exposed, .preferences, .composition, .modifiers, .quit: false
    }
  }
}

extension Window {
  /// Draws `app` on a new canvas, and returns that as a PNG.
  func screenshot(of app: App) throws(Failure) -> Data {
    var canvas = makeCanvas()
    app.draw(on: &canvas)
    return Data(try picture(of: canvas).pngData())
  }
}

extension Effect.ScaleStep {
  private static let scales = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

  fileprivate func applied(to scale: Double) -> Double {
    switch self {
    case .larger: Self.scales.first { $0 > scale + 0.01 } ?? scale
    case .smaller: Self.scales.last { $0 < scale - 0.01 } ?? scale
    case .standard: 1
    }
  }
}
