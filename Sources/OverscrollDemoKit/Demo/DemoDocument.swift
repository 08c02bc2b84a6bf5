/// A file that a person has opened, as the demo that shows it has read it.
package struct DemoDocument: Sendable {
  package let demo: any Demo.Type
  package let title: String
  /// What is in it, in a few words.
  package let summary: String
  /// The demo's own.
  package let content: any Sendable

  package init(demo: any Demo.Type, title: String, summary: String, content: any Sendable) {
    (self.demo, self.title, self.summary, self.content) = (demo, title, summary, content)
  }
}
