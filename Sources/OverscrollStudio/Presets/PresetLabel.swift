/// What the parameters are called: the feel, the known spring or the preset that was chosen last, and whether they have
/// been changed since.
struct PresetLabel: Equatable, Sendable {
  let title: String
  let isModified: Bool
  /// With a dot before it where something was changed.
  let text: String

  init(_ title: String, isModified: Bool) {
    (self.title, self.isModified) = (title, isModified)
    text = isModified ? "• \(title)" : title
  }
}
