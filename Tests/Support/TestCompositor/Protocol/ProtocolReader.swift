import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the interfaces of a protocol from its XML.
final class ProtocolReader: NSObject, XMLParserDelegate {
  private(set) var interfaces: [ProtocolInterface] = []
  private var message: MessageDescription?

  struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path) is not there or no protocol: see Scripts/packages.txt" }
  }

  static func interfaces(in path: String) throws -> [ProtocolInterface] {
    let reader = ProtocolReader()
    guard let parser = XMLParser(contentsOf: URL(fileURLWithPath: path)) else { throw Unreadable(path: path) }
    parser.delegate = reader
    guard parser.parse() else { throw Unreadable(path: path) }
    return reader.interfaces
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let (name, type) = (attributes["name"] ?? "", attributes["type"])
    switch element {
    case "interface":
      interfaces.append(ProtocolInterface(name: name, version: Int(attributes["version"] ?? "") ?? 1))
    case "request", "event":
      let since = Int(attributes["since"] ?? "") ?? 1
      message = MessageDescription(name: name, since: since, isDestructor: type == "destructor")
    case "arg":
      message?.arguments.append(
        .init(type: type ?? "", interface: attributes["interface"], allowsNull: attributes["allow-null"] == "true"))
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    guard let message, let last = interfaces.indices.last else { return }
    switch element {
    case "request": interfaces[last].requests.append(message)
    case "event": interfaces[last].events.append(message)
    default: return
    }
    self.message = nil
  }
}
