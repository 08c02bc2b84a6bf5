package import ScrollGeometry

package struct AccessibleElement: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case application, window, group, toolbar, list, listItem, button, toggle, checkBox, slider, splitter, field
    case menu, menuItem, dialog, heading, label, image, canvas
    /// A message, which is spoken when it appears.
    case message
  }

  package struct States: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let focusable = States(rawValue: 1)
    package static let focused = States(rawValue: 2)
    package static let checkable = States(rawValue: 4)
    package static let checked = States(rawValue: 8)
    /// The element can be the chosen one among its neighbors.
    package static let selectable = States(rawValue: 16)
    package static let selected = States(rawValue: 32)
    package static let expandable = States(rawValue: 64)
    package static let expanded = States(rawValue: 128)
    package static let disabled = States(rawValue: 256)
    /// The element is scrolled out of view.
    package static let hidden = States(rawValue: 512)
    /// No element outside this one reacts.
    package static let modal = States(rawValue: 1024)
  }

  package struct Action: Hashable, Sendable {
    package let name: String
    /// The labels of the action's key, joined by "+"; empty if there is none.
    package let key: String
    package init(_ name: String, key: String = "") { (self.name, self.key) = (name, key) }
  }

  /// A number that can be set.
  package struct Value: Hashable, Sendable {
    package let current: Double
    package let range: ClosedRange<Double>
    package let step: Double
    /// The number with its unit.
    package let text: String

    package init(_ current: Double, in range: ClosedRange<Double>, step: Double, text: String) {
      (self.current, self.range, self.step, self.text) = (current, range, step, text)
    }
  }

  /// The text of a field. Positions count Unicode scalars.
  package struct Text: Hashable, Sendable {
    package let content: String
    package let caret: Int
    package let selection: Range<Int>

    package init(_ content: String, caret: Int, selection: Range<Int>) {
      (self.content, self.caret, self.selection) = (content, caret, selection)
    }
  }

  /// The names of the element and of those around it. It stays the same while the element exists.
  package var id = ""
  package let role: Role
  package let name: String
  package var description = ""
  package var frame: Rect
  package var states: States = []
  /// The actions, of which the first is that of a click.
  package var actions: [Action] = []
  package var value: Value?
  package var text: Text?
  package var children: [AccessibleElement] = []
  package init(_ role: Role, _ name: String, _ frame: Rect) { (self.role, self.name, self.frame) = (role, name, frame) }
}

package struct AccessibilityRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case perform(String)
    case focus
    case setValue(Double)
    /// Selects a part of a field's text; an empty part moves the caret.
    case select(Range<Int>)
    case replace(Range<Int>, by: String)
  }

  package let element: String
  package let kind: Kind
  package init(_ element: String, _ kind: Kind) { (self.element, self.kind) = (element, kind) }
}
