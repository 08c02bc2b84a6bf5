import FoundationEssentials
import Glibc
import OverscrollSDL
import OverscrollStudio
import Synchronization

/// The export of a film: a thread beside the window draws its frames as PNG, and ffmpeg makes a file of them.
final class FilmExport: Sendable {
  private struct State {
    var share = 0.0
    var isCancelled = false
    var encoder: pid_t?
    var outcome: Effect.Outcome?
  }

  private let film: Film
  private let format: FilmFormat
  private let font: String?
  /// The file to make, which is empty until the encoder replaces it.
  private let path: String
  /// The path of ffmpeg; `nil` if it is not installed.
  private let encoder: String?
  private let state = Mutex(State())

  init(_ film: Film, _ format: FilmFormat, font: String?, to path: String, encoder: String? = installedEncoder) {
    (self.film, self.format, self.font, self.path, self.encoder) = (film, format, font, path, encoder)
  }

  /// The folder of the frames, until the encoder has made a file of them.
  var folder: String { path + " frames" }

  static var installedEncoder: String? { encoder(in: getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin") }

  /// Returns the path of ffmpeg in the first of these folders, separated by colons, that has it.
  static func encoder(in folders: String) -> String? {
    folders.split(separator: ":").map { $0 + "/ffmpeg" }.first { access($0, X_OK) == 0 }
  }

  // MARK: - From the window's thread

  func start() {
    BackgroundThread.start { [self] in
      // The window's frames come first. The encoder inherits this.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      let outcome = run()
      state.withLock { $0.outcome = outcome }
    }
  }

  /// The fraction of frames drawn so far; 1 while ffmpeg encodes.
  var share: Double { state.withLock { $0.share } }
  var outcome: Effect.Outcome? { state.withLock { $0.outcome } }

  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      if let encoder = state.encoder { kill(encoder, SIGTERM) }
    }
  }

  /// Ends an export with the program: ends the encoder, and removes what there is so far.
  func abandon() {
    cancel()
    if outcome == nil { _ = cancelled() }
  }

  // MARK: - On the export's thread

  private var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func run() -> Effect.Outcome {
    guard let encoder else {
      unlink(path)
      return .failed("Install ffmpeg to export animations.")
    }
    // A folder that exists has the frames of another export.
    guard mkdir(folder, 0o755) == 0 else { return .failed("\(Failure.systemError(writing: folder))") }
    do throws(Failure) {
      try drawFrames()
      let isDone = encode(by: encoder)
      if isCancelled { return cancelled() }
      let shown = UserFolder.abbreviated(path)
      guard isDone else { throw Failure.unavailable("ffmpeg cannot make \(shown); try another format.") }
      try? FileManager.default.removeItem(atPath: folder)
      return .saved(shown)
    } catch {
      removeFiles()
      return .failed("\(error)")
    }
  }

  private func removeFiles() {
    try? FileManager.default.removeItem(atPath: folder)
    unlink(path)
  }

  private func cancelled() -> Effect.Outcome {
    removeFiles()
    return .exportCancelled
  }

  private func drawFrames() throws(Failure) {
    let count = film.frameCount(rate: format.rate)
    let renderer = try OffscreenRenderer(
      size: film.size, pixelRatio: film.pixelRatio, fontFile: font, usesOneThread: true)
    var canvas = renderer.makeCanvas()
    for index in 0..<count where !isCancelled {
      canvas.removeAll()
      film.draw(frame: index, rate: format.rate, on: &canvas)
      let picture = try renderer.render(canvas).pngData()
      try OutputFile.write(Data(picture), to: "\(folder)/\(HeadlessRun.name(of: index)).png")
      state.withLock { $0.share = Double(index + 1) / Double(count) }
    }
  }

  private var arguments: [String] {
    // An option begins with a dash, a protocol has a colon, and a percent sign begins a number.
    func named(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }
    let pattern = named(folder).replacing(scalars: ["%": "%%"]) + "/%05d.png"
    let input = ["-framerate", "\(Int(format.rate))", "-i", pattern]
    let output =
      switch format {
      case .webp: ["-c:v", "libwebp_anim", "-quality", "85", "-loop", "0"]
      case .gif: ["-vf", "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none", "-loop", "0"]
      case .mp4:
        [
          "-vf", "crop=trunc(iw/2)*2:trunc(ih/2)*2,format=yuv420p", "-c:v", "libx264", "-crf", "16", "-movflags",
          "faststart",
        ]
      }
    return ["-y", "-loglevel", "error"] + input + output + [named(path)]
  }

  private func encode(by encoder: String) -> Bool {
    let process = state.withLock { state in
      state.encoder = state.isCancelled ? nil : try? OwnProcess.start(encoder, [encoder] + arguments, isSilent: true)
      return state.encoder
    }
    guard let process else { return false }
    var status: Int32 = 0
    // Its number is another process's once it has been waited for: until then, it can be canceled.
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    state.withLock { $0.encoder = nil }
    waitpid(process, &status, 0)
    return status == 0
  }
}
