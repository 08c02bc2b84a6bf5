import Synchronization

/// The files installed with the program, for the demos. Decoded files are cached.
package final class Assets: Sendable {
  private let read: @Sendable (_ name: String) throws(Failure) -> FileContents
  /// The decoded files by their type.
  private let made = Mutex<[ObjectIdentifier: Result<any Sendable, Failure>]>([:])

  package init(_ read: @escaping @Sendable (_ name: String) throws(Failure) -> FileContents) {
    self.read = read
  }

  /// A source without files.
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
