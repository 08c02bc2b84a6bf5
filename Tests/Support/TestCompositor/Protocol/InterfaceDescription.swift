/// An interface, as described by a protocol's XML.
struct InterfaceDescription {
  var name: String
  var version: Int
  var requests: [MessageDescription] = []
  var events: [MessageDescription] = []
}
