/// A quantity of the physics with its value as text.
package struct Readout: Equatable, Sendable {
  package var label: String
  package var value: String

  package init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }

  package init(_ label: String, _ value: Double, unit: String = "pt") {
    self.init(label, "\(value, decimals: 1) \(unit)")
  }

  package init(_ label: String, _ value: Vector2, unit: String = "pt") {
    self.init(label, "\(value.x, decimals: 1), \(value.y, decimals: 1) \(unit)")
  }
}
