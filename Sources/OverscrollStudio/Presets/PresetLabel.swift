/// The name of the current parameters: the feel, known spring or preset chosen last, and whether parameters have been
/// changed since.
struct PresetLabel: Equatable, Sendable {
  let title: String
  let isModified: Bool
  /// The title, after a dot if parameters have been changed.
  let text: String

  init(_ title: String, isModified: Bool) {
    (self.title, self.isModified) = (title, isModified)
    text = isModified ? "• \(title)" : title
  }
}
