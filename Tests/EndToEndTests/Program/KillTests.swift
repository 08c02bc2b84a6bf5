import Foundation
import SeededRandom
import Testing

extension EndToEnd {
  /// Two windows with the same settings file, killed by `kill -9` at random moments and while saving.
  ///
  /// Runs in the machine's time, for `KILL_SECONDS` or, by default, ten rounds. `SEED` repeats the actions, and roughly
  /// their times.
  @Suite struct KillTests {
    @Test("kill -9 loses no setting, preset or trace that was on the disk, and leaves no settings half written")
    func killed() throws {
      let variables = ProcessInfo.processInfo.environment
      let seed = variables["SEED"].flatMap { UInt64($0) } ?? 1
      let end = ContinuousClock.now + .seconds(variables["KILL_SECONDS"].flatMap { Double($0) } ?? 0)
      var random = SeededRandom(seed: seed)
      var counts = KilledWindows.Counts()
      repeat {
        var windows = try KilledWindows(random.next())
        for _ in 0..<10 { try windows.playRound() }
        try windows.endWell()
        counts += windows.counts
        print("seed \(seed): \(counts)")
      } while ContinuousClock.now < end
    }
  }
}

/// Two windows, each on an X server of its own, so that keys typed for a killed window do not reach the other.
private struct KilledWindows {
  private let desktops: [Desktop]
  private var apps: [App] = []
  private var random: SeededRandom
  private var settings: SettingsWatch
  private(set) var counts = Counts()

  struct Counts: CustomStringConvertible {
    var kills = 0, inSaving = 0, presets = 0, looks = 0, recordings = 0

    var description: String {
      "\(kills) kills, \(inSaving) of them while a file was being written; \(presets) presets kept, settings read "
        + "\(looks) times, \(recordings) recordings under way"
    }

    static func += (total: inout Counts, part: Counts) {
      total.kills += part.kills
      total.inSaving += part.inSaving
      total.presets += part.presets
      total.looks += part.looks
      total.recordings += part.recordings
    }
  }

  init(_ seed: UInt64) throws {
    desktops = try [Desktop(.x11, clock: .machine), Desktop(.x11, clock: .machine)]
    random = SeededRandom(seed: seed)
    settings = SettingsWatch(folder: desktops[0].folder)
    apps = try [open(0), open(1)]
  }

  /// Opens a window. The first changes the deceleration rate, the second the parameter below it.
  private func open(_ index: Int) throws -> App {
    // Otherwise the wait for the first frame would find a frame of the killed window.
    unlink(desktops[index].folder.path(App.trace))
    let app = try App(
      "scroll", at: desktops[index], ["--size", "480x360"], keptIn: desktops[0].folder.path(SettingsWatch.file))
    // Repeats the key, because it is lost if the window does not have the keyboard yet.
    while index == 1, try !app.recording().events.contains(where: { $0.key == "Down" }) {
      try app.perform { input in
        input.key("Down")
        input.pause(0.2)
      }
    }
    return app
  }

  /// Acts in both windows, and kills one or both of them during that.
  mutating func playRound() throws {
    let names = [0, 1].map { index in "k\("ab".map(String.init)[index])" + letters(counts.kills + 1) }
    let people = try [0, 1].map { try person(at: $0, saving: names[$0]) }
    let victims = random.count(0...4) == 0 ? [0, 1] : [random.count(0...1)]
    try waitForMoment(to: victims)
    for victim in victims { apps[victim].process.send(SIGKILL) }
    for victim in victims {
      #expect(try apps[victim].process.exitStatus() == nil)
      try checkTraces(at: victim)
      counts.kills += 1
    }
    try settings.look()
    for index in [0, 1] {
      let status = try people[index].exitStatus()
      guard !victims.contains(index) else { continue }
      #expect(status == 0)
      // A surviving window's preset must be saved, even if the other window was killed.
      try eventually("\(names[index]) was saved", details: apps[index].process.standardError) {
        try settings.look()
        return settings.presets[names[index]] != nil
      }
    }
    for victim in victims { apps[victim] = try open(victim) }
    (counts.presets, counts.looks) = (settings.presets.count, settings.looks)
  }

  /// Closes the windows, and expects that they leave no unfinished file.
  mutating func endWell() throws {
    let before = settings.numbers["decelerationRate"] ?? 0
    try apps[0].perform { $0.key("alt+Right") }
    try eventually("the number was saved") {
      try settings.look()
      return settings.numbers["decelerationRate"] ?? 0 > before
    }
    for app in apps {
      app.process.send(SIGTERM)
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
    }
    try settings.look()
    #expect(try settings.drafts.isEmpty)
  }

  /// Starts to save a preset, change the window's number, record and flick, in random order.
  private mutating func person(at index: Int, saving name: String) throws -> Child {
    var input = InputScript(window: apps[index].window, scale: 1)
    input.move(200, 200)
    var deeds = [0, 1, 2, 3]
    deeds.shuffle(using: &random)
    for deed in deeds {
      switch deed {
      case 0:
        input.key("ctrl+s")
        input.pause(0.3)
        for letter in name { input.key(String(letter)) }
        input.pause(0.1)
        input.key("Return")
      case 1: for _ in 0..<random.count(1...3) { input.key("alt+Right") }
      case 2: input.key("F9")
      default: input.flick(from: (200, 250), by: (0, -8), steps: 10)
      }
      input.pause(random.number(0...0.4))
    }
    return try Child(
      Tool("xdotool").path, input.words, named: "person", in: desktops[index].folder,
      environment: desktops[index].environment)
  }

  /// Waits for a random moment; half of the times for one at which the first victim is writing a file.
  private mutating func waitForMoment(to victims: [Int]) throws {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(random.number(0...1.6))
    let waitsForDraft = random.coin()
    let delay = UInt32(random.count(0...2000))
    let process = apps[victims[0]].process.pid
    while clock.now < limit || waitsForDraft && clock.now < limit + .seconds(1) {
      if waitsForDraft, try settings.drafts.contains(where: { $0.hasPrefix(".overscroll-draft.\(process).") }) {
        counts.inSaving += 1
        usleep(delay)
        return
      }
      if !waitsForDraft {
        try settings.look()
        usleep(3000)
      }
    }
  }

  /// Checks the traces of a killed window: all lines but the last are whole, and a recording has all frames of the trace,
  /// except perhaps the last.
  private mutating func checkTraces(at index: Int) throws {
    let folder = desktops[index].folder
    let trace = try RecordedTrace(folder.data(of: App.trace))
    #expect(trace.header != nil)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("Overscroll ") {
      let recording = try RecordedTrace(folder.data(of: name))
      unlink(folder.path(name))
      guard recording.end == nil else { continue }
      counts.recordings += 1
      // The trace ends with the last frame shown, so the key that began the recording may be missing.
      guard trace.events.count(where: { $0.key == "F9" }) % 2 == 1,
        let begin = trace.lines.lastIndex(where: { $0.key == "F9" })
      else { continue }
      let count = trace.lines[begin...].count { $0.isFrame }
      #expect(recording.frames.count >= count - 1 && (recording.header != nil || count == 0), "\(name)")
    }
  }

  private func letters(_ number: Int) -> String {
    String(number).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))) }.joined()
  }
}

/// A settings file that is read again and again, and must never lose a preset or a number.
private struct SettingsWatch {
  static let file = "settings.json"

  let folder: Folder
  /// The presets read so far, which must not change.
  private(set) var presets: [String: Data] = [:]
  /// The numbers read last, which only grow in this test.
  private(set) var numbers: [String: Double] = [:]
  private(set) var looks = 0

  /// The names of the files that are being written beside the settings.
  var drafts: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".overscroll-draft.") }
    }
  }

  mutating func look() throws {
    let data = folder.data(of: Self.file)
    guard !data.isEmpty || looks > 0 else { return }
    looks += 1
    let saved = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any], "\(String(decoding: data, as: UTF8.self))")
    #expect(saved["version"] as? Int == 1)
    let found = try (saved["presets"] as? [String: Any] ?? [:]).mapValues {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    for (name, preset) in presets { try #require(found[name] == preset, "preset \(name)") }
    presets = found
    let parameters = saved["parameters"] as? [String: Double] ?? [:]
    for (name, number) in numbers { try #require(parameters[name] ?? 0 >= number, "\(name), of \(number)") }
    numbers = parameters
  }
}
