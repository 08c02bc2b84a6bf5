/// Something that a person can ask for, as toolbars, menus and the palette offer it.
struct Command: Equatable, Sendable {
  let action: AppAction
  var title: String
  /// Its key as it is written on screen; empty where it has none.
  var keys = ""
  /// Whether it is what is on, chosen or to be seen now.
  var isOn = false
  /// Whether it does something now.
  var isEnabled = true
}
