/// What a demo is called, and what the program offers with it.
package struct DemoCard: Sendable {
  /// The name on the command line and in traces.
  package let name: String
  package let title: String
  /// Beside its title in the sidebar.
  package let icon: Icon
  /// What to try, in a line each; the first is the one to begin with.
  package let hints: [String]
  package let parameters: [Parameter]
  /// The keys that it takes itself, for the help.
  package let keys: [DemoKey]
  /// Where the parameters' defaults differ from those of the feel.
  package let defaults: [Parameter: Double]
  /// Whether the position of a hovering mouse matters to it, so that traces record it.
  package let usesHover: Bool

  package init(
    name: String, title: String, icon: Icon, hints: [String], parameters: [Parameter], keys: [DemoKey] = [],
    defaults: [Parameter: Double] = [:], usesHover: Bool = false
  ) {
    (self.name, self.title, self.icon, self.hints) = (name, title, icon, hints)
    (self.parameters, self.keys, self.defaults, self.usesHover) = (parameters, keys, defaults, usesHover)
  }
}
