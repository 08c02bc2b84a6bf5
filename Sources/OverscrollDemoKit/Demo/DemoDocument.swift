/// An opened file, as read by the demo that shows it.
package struct DemoDocument: Sendable {
  /// A person's edits of a file, for undo and redo.
  package struct Edits: Equatable, Sendable {
    /// The identity of the file.
    package let file: ObjectIdentifier
    /// The edits in the demo's own encoding.
    package let numbers: [Double?]

    package init(file: ObjectIdentifier, numbers: [Double?]) { (self.file, self.numbers) = (file, numbers) }
  }

  package let demo: any Demo.Type
  package let title: String
  /// A description of the contents in a few words.
  package let summary: String
  /// The contents in the demo's own type.
  package let content: any Sendable
  /// A person's edits of the file; `nil` if there are none.
  package let edits: Edits?

  package init(
    demo: any Demo.Type, title: String, summary: String, content: any Sendable, edits: Edits? = nil
  ) {
    (self.demo, self.title, self.summary, self.content, self.edits) = (demo, title, summary, content, edits)
  }
}
