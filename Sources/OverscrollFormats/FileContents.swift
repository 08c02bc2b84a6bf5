import FoundationEssentials
import Synchronization

/// The contents of a file, with its name for error messages.
package struct FileContents: Sendable {
  package let path: String
  package let data: Data
  package init(path: String, data: Data) { (self.path, self.data) = (path, data) }
  package init(path: String, text: String) { self.init(path: path, data: Data(text.utf8)) }

  /// The file's name without its folders.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name without its folders and its suffix.
  package var stem: String {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem.isEmpty ? name : stem.bounded(bytes: 200)
  }

  /// Decodes the file as JSON. Throws the path of the invalid value, or the line on which the file stops being JSON.
  package func decodeJSON<Value: Decodable>(_ type: Value.Type = Value.self) throws(Failure) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let line = JSONProblem.line(of: error, in: data)
      throw .malformed(file: path, line: line, JSONProblem.description(of: error))
    }
  }
}

/// The files installed with the program, for the demos. Decoded files are cached.
package final class Assets: Sendable {
  private let read: @Sendable (_ name: String) throws(Failure) -> FileContents
  private let made = Mutex<[ObjectIdentifier: Result<any Sendable, Failure>]>([:])

  package init(_ read: @escaping @Sendable (_ name: String) throws(Failure) -> FileContents) { self.read = read }

  package static let none = Assets { name throws(Failure) in
    throw .unreadable(file: name, "not installed with the program")
  }

  /// Returns the file `name` decoded by `make`, or the problem with the file.
  package func value<Value: Sendable>(
    of name: String, _ make: (FileContents) throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    made.withLock { made in
      let id = ObjectIdentifier(Value.self)
      let result = made[id] ?? Result { () throws(Failure) in try make(read(name)) }
      made[id] = result
      return result.map { $0 as! Value }
    }
  }
}
