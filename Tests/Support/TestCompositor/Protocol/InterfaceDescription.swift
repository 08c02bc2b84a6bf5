/// An interface, as a protocol's XML describes it.
struct InterfaceDescription {
  var name: String
  var version: Int
  var requests: [MessageDescription] = []
  var events: [MessageDescription] = []
}
