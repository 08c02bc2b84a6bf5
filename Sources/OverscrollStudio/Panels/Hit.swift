import OverscrollDemoKit

/// What the pointer is on.
package struct Hit: Sendable {
  /// In the order in which they are asked; an overlay, where there is one, takes all.
  package enum PanelID: Sendable, CaseIterable { case stage, graph, inspector, sidebar, overlay }

  package enum Part: Equatable, Sendable {
    /// Takes the pointer, and nothing happens.
    case background
    /// A click performs it.
    case button(AppAction)
    case slider(ParameterControl)
    /// Follows the pointer from its press to its release.
    case surface
  }

  package let panel: PanelID
  package let part: Part
  /// From the pointer to the middle of a slider's knob, in points; 0 where the pointer is not on the knob.
  package var knobOffset = 0.0
}

extension Hit: Equatable {
  /// Wherever on the part the pointer is.
  package static func == (a: Hit, b: Hit) -> Bool { a.panel == b.panel && a.part == b.part }
}
