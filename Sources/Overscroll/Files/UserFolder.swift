import FoundationEssentials
import Glibc
import OverscrollFormats

/// The user's folders by the desktop's conventions (XDG base directories, xdg-user-dirs).
enum UserFolder: String {
  case pictures = "XDG_PICTURES_DIR"
  case documents = "XDG_DOCUMENTS_DIR"

  private static var home: String? { variable("HOME") }

  /// The folder for settings; `nil` if there is no home folder.
  static var configuration: String? { base("XDG_CONFIG_HOME", inHome: "/.config") }

  /// The folder for what can be made again; `nil` if there is no home folder.
  static var cache: String? { base("XDG_CACHE_HOME", inHome: "/.cache") }

  private static func base(_ name: String, inHome usual: String) -> String? {
    [variable(name), home.map { $0 + usual }].compactMap { $0 }.first { $0.hasPrefix("/") }
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the path with `~` for the home folder.
  static func abbreviated(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns the path that a person typed, which may begin with `~` or `file://`.
  static func expanded(_ typed: String) -> String {
    let path = typed.hasPrefix("file://") ? URL(string: typed)?.path ?? typed : typed
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// Returns the `file:` URI of a path that a person typed, for other programs.
  static func uri(_ typed: String) -> String { URL(fileURLWithPath: expanded(typed)).absoluteString }

  /// Creates a file with `name`, or with date and time, and if that is taken a number. Removes it if `fill` fails.
  func newFile<Result>(
    named name: String? = nil, extension suffix: String, _ fill: (_ path: String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = path + "/Overscroll \(name.map(Self.fileName) ?? Self.timestamp)"
    var number = 1
    while true {
      let path = start + (number > 1 ? " (\(number))" : "") + ".\(suffix)"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if file >= 0 {
        close(file)
        do {
          return try fill(path)
        } catch {
          unlink(path)
          throw error
        }
      }
      guard errno == EEXIST else { throw .systemError(writing: path) }
      number += 1
    }
  }

  func save(_ data: Data, named name: String? = nil, extension suffix: String) throws(Failure) -> String {
    try newFile(named: name, extension: suffix) { path throws(Failure) in
      try OutputFile.write(data, to: path)
      return path
    }
  }

  /// Returns the text as a part of a file name, with slashes and control characters replaced.
  static func fileName(_ text: String) -> String {
    // A file name has at most 255 bytes, including a number and a suffix.
    let plain = text.bounded(bytes: 200).unicodeScalars.map { scalar in
      let isUnfit = scalar == "/" || scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      return isUnfit ? "-" : scalar
    }
    return String(String.UnicodeScalarView(plain))
  }

  private static var timestamp: String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress!, $0.count, "%Y-%m-%d %H.%M.%S", &parts) }
    }
  }

  /// The folder that the user has configured, or the usual one; home or the current folder if it cannot be made.
  private var path: String {
    let current = FileManager.default.currentDirectoryPath
    let home = Self.home ?? current
    let usual = home + (self == .pictures ? "/Pictures" : "/Documents")
    return [named(home: home) ?? usual, home].first { folder in
      try? OutputFile.makeFolder(of: folder + "/")
      // Only a folder has the member ".".
      return FileManager.default.fileExists(atPath: folder + "/.")
    } ?? current
  }

  /// Returns the folder configured in `user-dirs.dirs`, in a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`.
  private func named(home: String) -> String? {
    guard let folder = Self.configuration,
      let text = try? String(contentsOfFile: folder + "/user-dirs.dirs", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(rawValue + "=") })
    else { return nil }
    return String(line.dropFirst(rawValue.count + 1)).replacing("\"", with: "").replacing("$HOME", with: home)
  }
}

extension FileContents {
  /// Reads a regular file whose path a person typed.
  init(typed: String, limit: Int) throws(Failure) {
    let path = UserFolder.expanded(typed)
    self.init(path: UserFolder.abbreviated(path), data: try InputFile(path: path, limit: limit).readRegular())
  }
}
