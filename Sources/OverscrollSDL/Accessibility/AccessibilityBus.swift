internal import COverscrollDBus
internal import COverscrollSDL
import OverscrollInput

/// Shows the window to assistive technology by AT-SPI 2. A thread waits for messages and wakes the window's loop, which
/// answers them: an answer always shows the app as it is.
@MainActor
final class AccessibilityBus {
  let bus: MessageBus
  private let watch: MessageWatch
  private(set) var tree = AccessibleTree(isActive: false)
  private var numbers: [String: Int] = [:]
  private var embedding: UInt32 = 0
  private(set) var desktop = DBusValue.structure([.text(""), .path("/org/a11y/atspi/null")])
  var applicationID = 0
  var hasMessages = true
  /// Converts a frame in points to window units, on the screen or in the window.
  let convert: (Rect, _ isOnScreen: Bool) -> Rect

  init(_ bus: MessageBus, convert: @escaping (Rect, _ isOnScreen: Bool) -> Rect) {
    (self.bus, self.convert, watch) = (bus, convert, MessageWatch(bus))
    let registry = "org.a11y.atspi.Registry"
    embedding = bus.send(
      BusMessage(
        calling: (registry, path(AccessibleTree.application), "org.a11y.atspi.Socket", "Embed"),
        [reference(AccessibleTree.application)]))
  }

  isolated deinit { watch.end() }

  /// Answers questions up to the first request and returns it. Then reports the window's changes, if there can be any.
  func nextRequest(_ window: () -> AccessibleElement, isActive: Bool, isChanged: Bool) -> AccessibilityRequest? {
    var isRead = false
    func read() {
      guard !isRead else { return }
      isRead = true
      report(AccessibleTree(window(), isActive: isActive, numbers: &numbers))
    }
    let wasWoken = hasMessages
    hasMessages = false
    guard bus.exchange(timeout: 0) else { return nil }
    while let message = bus.next() {
      if message.answered == embedding, let reply = message.values.first { desktop = reply }
      guard message.isCall else { continue }
      read()
      if let request = request(in: message) {
        bus.send(BusMessage(answering: message, message.name == "Set" ? [] : [.flag(true)]))
        hasMessages = wasWoken
        return request
      }
      bus.send(BusMessage(answering: message, answer(to: message)))
    }
    if isChanged || isActive != tree.isActive { read() }
    if wasWoken { watch.resume() }
    return nil
  }

  private static let prefix = "/org/a11y/atspi/accessible/"

  func path(_ number: Int) -> String { Self.prefix + (number == AccessibleTree.application ? "root" : "\(number)") }

  func number(_ path: String) -> Int? {
    guard path.hasPrefix(Self.prefix) else { return nil }
    let name = path.dropFirst(Self.prefix.count)
    return name == "root" ? AccessibleTree.application : Int(name)
  }

  func reference(_ number: Int?) -> DBusValue {
    .structure([.text(number == nil ? "" : bus.name), .path(number.map(path) ?? "/org/a11y/atspi/null")])
  }

  // MARK: - Events

  private func report(_ new: AccessibleTree) {
    let old = tree
    tree = new
    guard !old.order.isEmpty else {
      if new.isActive { reportWindow("Activate") }
      return
    }
    for number in old.order where new[number] == nil {
      guard let node = old[number], let parent = node.parent, new[parent] != nil else { continue }
      emit("ChildrenChanged", "remove", first: node.index, of: parent, reference(number))
    }
    if new.isActive != old.isActive { reportWindow(new.isActive ? "Activate" : "Deactivate") }
    var focused: Int?
    for number in new.order {
      guard let node = new[number] else { continue }
      if let former = old[number] {
        reportChanges(from: former.element, to: node.element, of: number)
      } else {
        if let parent = node.parent, old[parent] != nil {
          emit("ChildrenChanged", "add", first: node.index, of: parent, reference(number))
        }
        if node.element.role == .message { emit("StateChanged", "showing", first: 1, of: number) }
      }
      // The state of the window depends on more than its element.
      guard old[number]?.element != node.element || number == AccessibleTree.window else { continue }
      let (before, after) = (old.states(of: number), new.states(of: number))
      if after.contains("focused"), !before.contains("focused") { focused = number }
      guard old[number] != nil else { continue }
      for state in before.subtracting(after).sorted() { emit("StateChanged", state, first: 0, of: number) }
      for state in after.subtracting(before).subtracting(["focused"]).sorted() {
        emit("StateChanged", state, first: 1, of: number)
      }
    }
    // The former focus ends before the new one begins.
    if let focused { emit("StateChanged", "focused", first: 1, of: focused) }
  }

  private func reportChanges(from old: AccessibleElement, to new: AccessibleElement, of number: Int) {
    func property(_ name: String, _ value: DBusValue) {
      emit("PropertyChange", "accessible-\(name)", of: number, value)
    }
    if new.name != old.name { property("name", .text(new.name)) }
    if new.description != old.description { property("description", .text(new.description)) }
    if let value = new.value, value.current != old.value?.current { property("value", .number(value.current)) }
    guard let text = new.text, let former = old.text, text != former else { return }
    let (before, after) = (Array(former.content.unicodeScalars), Array(text.content.unicodeScalars))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
    let (deleted, inserted) = (before[start..<(before.count - end)], after[start..<(after.count - end)])
    for (name, part) in [("delete", deleted), ("insert", inserted)] where !part.isEmpty {
      let text = String(String.UnicodeScalarView(part))
      emit("TextChanged", name, first: start, second: part.count, of: number, .text(text))
    }
    if text.caret != former.caret { emit("TextCaretMoved", first: text.caret, of: number) }
    if text.selection != former.selection { emit("TextSelectionChanged", of: number) }
  }

  private func reportWindow(_ name: String) {
    let title = tree[AccessibleTree.window]?.element.name ?? ""
    emit(name, of: AccessibleTree.window, .text(title), kind: "Window")
  }

  private func emit(
    _ name: String, _ detail: String = "", first: Int = 0, second: Int = 0, of number: Int,
    _ value: DBusValue = .int(0), kind: String = "Object"
  ) {
    let values: [DBusValue] = [.text(detail), .int(first), .int(second), .variant(value), .array(of: "{sv}", [])]
    bus.send(BusMessage(signal: name, of: "org.a11y.atspi.Event.\(kind)", from: path(number), values))
  }
}

private final class MessageWatch: @unchecked Sendable {
  /// A copy of the connection's descriptor, open as long as this object.
  private let socket: Int32
  private let resumption = SDL_CreateSemaphore(0)

  init(_ bus: MessageBus) {
    var descriptor: Int32 = -1
    dbus_connection_get_unix_fd(bus.connection, &descriptor)
    socket = dup(descriptor)
    BackgroundThread.start { [self] in
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      while true {
        while poll(&request, 1, -1) <= 0 {}
        UserEvent.accessibility.push()
        if Int32(request.revents) & ~POLLIN != 0 || SDL_SemWait(resumption) != 0 { break }
      }
    }
  }

  deinit {
    close(socket)
    SDL_DestroySemaphore(resumption)
  }

  func resume() { SDL_SemPost(resumption) }

  func end() {
    OVSShutDown(socket)
    resume()
  }
}
