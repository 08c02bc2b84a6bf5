import CXClient
import Foundation

/// The resources of an X11 desk, which desktops keep in a property of the root window.
enum XResources {
  /// Replaces the resources, as a desktop's settings do.
  static func set(_ text: String, at desktop: Desktop) throws {
    guard let connection = xcb_connect(desktop.environment["DISPLAY"], nil), xcb_connection_has_error(connection) == 0
    else { throw Desktop.Failed(what: "the connection to the X server", why: "it was refused") }
    defer { xcb_disconnect(connection) }
    let root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    let change = xcb_change_property_checked(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(text.utf8.count), text)
    // Waits for the server, which forgets the requests of a connection that has ended.
    free(xcb_request_check(connection, change))
  }
}
