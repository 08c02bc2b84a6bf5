package protocol DocumentDemo: Demo {
  /// Reads a file; `nil` if the file is not for this demo.
  static func document(_ contents: FileContents) throws(Failure) -> DemoDocument?

  /// The opened file with the person's edits, to restore when the demo is shown again; `nil` if there is no file.
  var document: DemoDocument? { get }

  /// Restores the edits of the opened file; `nil` for no edits.
  mutating func restore(_ edits: DemoDocument.Edits?)
}

package struct DemoDocument: Sendable {
  /// A person's edits of a file, for undo and redo.
  package struct Edits: Equatable, Sendable {
    package let file: ObjectIdentifier
    package let content: any Hashable & Sendable

    package init(file: ObjectIdentifier, content: any Hashable & Sendable) {
      (self.file, self.content) = (file, content)
    }

    package static func == (a: Edits, b: Edits) -> Bool {
      a.file == b.file && AnyHashable(a.content) == AnyHashable(b.content)
    }
  }

  package let demo: any DocumentDemo.Type
  package let title, summary: String
  package let content: any Sendable
  package let edits: Edits?

  package init(
    demo: any DocumentDemo.Type, title: String, summary: String, content: any Sendable, edits: Edits? = nil
  ) { (self.demo, self.title, self.summary, self.content, self.edits) = (demo, title, summary, content, edits) }
}

package enum DemoRequest: Equatable, Sendable {
  /// A preset to save under an unused name and select: a feel with some of its numbers.
  case savePreset(named: String, feel: ScrollFeel, parameters: [Parameter: Double])
  /// A line to show, which says why something cannot be done.
  case notify(problem: String)
  /// A menu with a title, in which parameters are switched on and off.
  case choose(String, [Parameter])
}
