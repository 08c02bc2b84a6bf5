import Foundation
import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import OverscrollSDL
import OverscrollStudio

/// Carries out what an app asks for and cannot do itself: it knows the window, the clipboard and the disk.
@MainActor
struct Errands {
  private let session: Session
  private let window: Window
  private var recorder: Recorder?

  init(session: Session, window: Window) {
    (self.session, self.window) = (session, window)
  }

  /// What cannot be done is said on the stage.
  mutating func carryOut(_ effects: [Effect], for app: inout App) {
    for effect in effects {
      do {
        try carryOut(effect, for: &app)
      } catch {
        app.report(.failed("\(error)"))
      }
    }
  }

  private mutating func carryOut(_ effect: Effect, for app: inout App) throws(Failure) {
    switch effect {
    case .toggleFullScreen:
      window.isFullScreen.toggle()
      app.report(.isFullScreen(window.isFullScreen))
    case .scale(let step): scale(step, &app)
    case .copy(let text): window.clipboard = text
    case .paste: app.paste(window.clipboard)
    case .screenshot: try saveScreenshot(of: &app)
    case .toggleRecording: try toggleRecording(of: &app)
    case .saveSettings(let place): try saveSettings(of: &app, place)
    case .quit: break
    }
  }

  private func scale(_ step: AppAction.ScaleStep, _ app: inout App) {
    window.setScale(step.applied(to: window.scale))
    app.report(.scaled(window.scale))
  }

  private func saveSettings(of app: inout App, _ place: Effect.SettingsPlace) throws(Failure) {
    let settings = app.settings(over: session.settings)
    let file =
      switch place {
      case .usual: session.settingsFile
      case .elsewhere: session.otherSettingsFile
      case .overwriting: session.brokenSettingsFile
      }
    try file?.write(settings)
    if let file, place != .usual { app.report(.saved(file.path)) }
  }
}

extension AppAction.ScaleStep {
  private static let steps = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]

  /// The next scale in its direction.
  func applied(to scale: Double) -> Double {
    switch self {
    case .larger: Self.steps.first { $0 > scale + 0.01 } ?? scale
    case .smaller: Self.steps.last { $0 < scale - 0.01 } ?? scale
    case .standard: 1
    }
  }
}

// MARK: - Pictures

extension Errands {
  private func saveScreenshot(of app: inout App) throws(Failure) {
    let path = KeptFiles.path(in: .pictures, extension: "png")
    var canvas = window.makeCanvas()
    app.draw(on: &canvas)
    do {
      try window.screenshot(of: canvas, to: path)
    } catch {
      throw Failure(error)
    }
    app.report(.saved(KeptFiles.shown(path)))
  }
}

// MARK: - Recordings

extension Errands {
  private mutating func toggleRecording(of app: inout App) throws(Failure) {
    if let recorder {
      self.recorder = nil
      try recorder.end(app, at: window.time())
      app.report(.recordingEnded(KeptFiles.shown(recorder.path)))
    } else {
      let path = KeptFiles.path(in: .documents, extension: "jsonl")
      recorder = try Recorder(path: path, app, at: window.time())
      app.report(.recordingBegan)
    }
  }

  func note(_ event: InputEvent) { recorder?.note(event) }

  func note(_ app: App, at time: Double) { recorder?.note(app, at: time) }

  /// A recording that is still under way at the end is complete as far as it goes.
  func end(with app: App) { try? recorder?.end(app, at: window.time()) }
}

/// Writes a trace from a moment on that is its time zero.
private struct Recorder {
  let path: String
  private let trace: TraceWriter
  private let start: Double
  private let keys: KeyMap

  init(path: String, _ app: App, at time: Double) throws(Failure) {
    (self.path, start, keys) = (path, time, app.configuration.keys)
    trace = try TraceWriter(path: path)
    try trace.write(app.header)
  }

  /// The key that ends it is none of it.
  func note(_ event: InputEvent) {
    if case .key(let key) = event.kind, keys.action(for: key) == .toggleRecording { return }
    guard var record = TraceEvent(event) else { return }
    record.time = max(0, record.time - start)
    try? trace.write(record)
  }

  func note(_ app: App, at time: Double) {
    try? trace.write(app.snapshot, app.traceLayout, at: max(0, time - start))
  }

  func end(_ app: App, at time: Double) throws(Failure) {
    try trace.end(at: max(0, time - start), parameters: app.recordedParameters)
  }
}

// MARK: - Files

/// Names and places for what a person keeps.
enum KeptFiles {
  enum Place: String {
    case pictures = "XDG_PICTURES_DIR"
    case documents = "XDG_DOCUMENTS_DIR"
  }

  /// A path that no file has, in the desktop's folder for such things, or at home.
  static func path(in place: Place, extension suffix: String) -> String {
    let stamp = DateFormatter()
    stamp.locale = Locale(identifier: "en_US_POSIX")
    stamp.dateFormat = "yyyy-MM-dd HH.mm.ss"
    let start = folder(place) + "/Overscroll \(stamp.string(from: Date()))"
    let names = [start] + (2...99).map { "\(start) (\($0))" }
    return (names.first { !FileManager.default.fileExists(atPath: "\($0).\(suffix)") } ?? start) + ".\(suffix)"
  }

  /// The folder as the user's `user-dirs.dirs` names it (xdg-user-dirs).
  private static func folder(_ place: Place) -> String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? FileManager.default.currentDirectoryPath
    let config = (environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/user-dirs.dirs"
    let lines = (try? String(contentsOfFile: config, encoding: .utf8))?.split(separator: "\n") ?? []
    let named = lines.first { $0.hasPrefix(place.rawValue + "=") }?.dropFirst(place.rawValue.count + 1)
    let standard = home + (place == .pictures ? "/Pictures" : "/Documents")
    let folder = named?.trimmingCharacters(in: ["\""]).replacing("$HOME", with: home) ?? standard
    return isFolder(folder) ? folder : isFolder(home) ? home : FileManager.default.currentDirectoryPath
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// As people write paths below their home.
  static func shown(_ path: String) -> String {
    guard let home = ProcessInfo.processInfo.environment["HOME"], path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}

extension AppSetup {
  /// Looks and moves as the desktop is told to, where nobody chose otherwise.
  mutating func follow(_ preferences: DesktopPreferences, unless isAsked: Bool) {
    followsAppearance = !isAsked
    if followsAppearance, chosenAppearance == nil, let scheme = preferences.colorScheme {
      appearance = scheme == .dark ? .dark : .light
    }
    desktopReducesMotion = preferences.reducesMotion
  }
}
