/// A file that a person has opened, as the demo that shows it has read it.
package struct DemoDocument: Sendable {
  /// What a person has done to a file: what undo and redo bring back of it.
  package struct Edits: Equatable, Sendable {
    /// Which file.
    package let file: ObjectIdentifier
    /// The demo's own.
    package let numbers: [Double?]

    package init(file: ObjectIdentifier, numbers: [Double?]) { (self.file, self.numbers) = (file, numbers) }
  }

  package let demo: any Demo.Type
  package let title: String
  /// What is in it, in a few words.
  package let summary: String
  /// The demo's own.
  package let content: any Sendable
  /// What a person has done to it; `nil` for nothing.
  package let edits: Edits?

  package init(
    demo: any Demo.Type, title: String, summary: String, content: any Sendable, edits: Edits? = nil
  ) {
    (self.demo, self.title, self.summary, self.content, self.edits) = (demo, title, summary, content, edits)
  }
}
