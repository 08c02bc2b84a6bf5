import Synchronization

/// The files that come with the program, for the demos. What a demo makes of a file is cached.
package final class Assets: Sendable {
  private let read: @Sendable (_ name: String) throws(Failure) -> FileContents
  /// By its type.
  private let made = Mutex<[ObjectIdentifier: Result<any Sendable, Failure>]>([:])

  package init(_ read: @escaping @Sendable (_ name: String) throws(Failure) -> FileContents) {
    self.read = read
  }

  /// No file at all.
  package static let none = Assets { name throws(Failure) in
    throw .unreadable(file: name, "not installed with the program")
  }

  /// What `make` makes of the file of that name, or what is wrong with the file.
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
