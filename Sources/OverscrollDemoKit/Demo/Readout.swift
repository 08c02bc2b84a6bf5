/// One figure that the physics knows.
package struct Readout: Equatable, Sendable {
  package var label: String
  package var value: String

  package init(label: String, value: String) {
    (self.label, self.value) = (label, value)
  }
}
