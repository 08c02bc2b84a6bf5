extension App {
  package var accessibleWindow: AccessibleElement { accessibleRoot.tree }

  /// Handles a request by assistive technology like the key or the click that does the same.
  mutating func handle(_ request: AccessibilityRequest) {
    let root = accessibleRoot
    // An open menu takes all input but that of messages.
    let reachable = overlays.menu == nil ? [root] : root.children.filter { !$0.element.states.isDisjoint(with: .modal) }
    let toast = root.children.filter { $0.element.role == .message }
    guard let node = (reachable + toast).lazy.compactMap({ $0.node(request.element) }).first,
      !node.element.states.contains(.disabled)
    else { return }
    if pointer.press == nil { tuning.history.endEdit() }
    if node.element.text == nil { perform(tuning.endTyping()) }
    switch request.kind {
    case .perform(let name):
      if let index = node.element.actions.firstIndex(where: { $0.name == name }) { perform(node.actions[index]) }
    case .focus: node.focus(&self)
    case .setValue(let value):
      if let range = node.element.value?.range, value.isFinite { perform(node.set(value.clamped(to: range))) }
    case .select(let range): if node.element.text != nil { editText { $0.select(range) } }
    case .replace(let range, let text):
      guard node.element.text != nil else { break }
      editText { $0.select(range) }
      editText { $0.insert(text) }
    }
    if pointer.press == nil { tuning.history.endEdit() }
  }

  var accessibleRoot: AccessibleNode {
    var root = AccessibleNode(.window, title, Rect(origin: .zero, size: shell.size))
    for action in keys.actions { root.add(name(of: action), action) }
    let header = header
    root.add(
      sidebar.map { AccessibleNode(.list, "Demos", $0.frame, children: nodes(in: .sidebar)) },
      header.map { AccessibleNode(.toolbar, "Toolbar", $0.frame, children: nodes(in: .toolbar)) },
      statusLine?.comparison.map { bar in
        let (words, buttons) = (bar.words.first ?? "", nodes(in: .comparison))
        return AccessibleNode(.toolbar, "Comparison", bar.frame, description: words, children: buttons)
      })
    root.add(stageNodes)
    root.add(graphNode, inspectorNode, overlays.panel(in: shell.size, at: stage.hostTime)?.node, toastNode)
    // The title of the window changes, and an identifier must not.
    root.identify(as: "window")
    return root
  }

  /// Returns the name of an action, which does not depend on its state.
  private func name(of action: AppAction) -> String {
    if case .showDemo = action { title(of: action) } else { action.definition.title }
  }

  func nodes(in area: KeyboardFocus.Area) -> [AccessibleNode] {
    let controls = area == .toolbar ? header?.allControls : controls(in: area)
    let focused = shell.focus?.area == area && overlays.menu == nil ? focusedControl?.action : nil
    let inspector = area == .inspector ? inspector : nil
    return (controls ?? []).map { control in
      let (action, definition) = (control.action, control.action.definition)
      let role: AccessibleElement.Role
      var name = name(of: action)
      switch action {
      case .showDemo(let index): (role, name) = (.listItem, catalog.demos[index].card.title)
      // A press of a chosen spring does not take it back.
      case .useSpring: role = .button
      default: role = definition.isToggle ? .toggle : .button
      }
      var node = AccessibleNode(role, name, control.frame, description: details(of: action))
      if definition.isToggle {
        node.mark(role == .toggle ? .checkable : .selectable)
        node.mark(role == .toggle ? .checked : .selected, if: definition.isOn(self))
      }
      node.mark(.disabled, if: !definition.isEnabled(self))
      node.mark(.hidden, if: inspector?.shows(control) == false)
      node.add(role == .toggle ? "toggle" : "press", action)
      node.focus(focused == action) { $0.focus(action, in: area) }
      return node
    }
  }

  private func details(of action: AppAction) -> String {
    switch action {
    case .command(.showFeels): tuning.presetLabel.text
    case .command(.showSpeeds): stage.speed.title
    case .command(.showParametrizations): tuning.parametrization.title
    default: ""
    }
  }

  private var stageNodes: [AccessibleNode] {
    let panel = stagePanel
    return [panel.main, panel.other].compactMap { $0 }.map { part in
      let isMain = part.slot == panel.main.slot
      let name = panel.other == nil ? card.title : "\(card.title) \(part.slot.rawValue)"
      let isStill = isMain ? stage.isAtRest : part.demo.restTime.map { stage.now >= $0 } ?? false
      let isAtRest = isStill && graph.scrubbedTime == nil
      let state = isAtRest ? "at rest" : part.demo.snapshot(at: displayedTime).state.rawValue
      let values = isStill ? part.demo.valueTexts(at: displayedTime) : []
      let words = [state] + part.demo.captions + values
      var node = AccessibleNode(.canvas, name, part.frame, description: words.joined(separator: ", "))
      for key in card.keys {
        for (press, cap) in zip(key.keys, key.keys.map { $0.caps.joined(separator: "+") }) {
          node.add("\(key.words): \(cap)", .send(.key(press)), key: cap)
        }
      }
      guard isMain else { return node }
      node.focus(overlays.menu == nil && (shell.focus.map { $0.area == .stage } ?? (inspector == nil))) {
        $0.shell.focus = KeyboardFocus(area: .stage)
      }
      if isAtRest, comparison.gesture != nil {
        let sentence = GestureSentence(stage.timeline.curves)?.text ?? "At rest."
        let place = stage.timeline.curves.isEmpty ? "" : " " + values.joined(separator: ", ")
        node.add(AccessibleNode(.message, sentence + place, part.frame))
      }
      for words in statusLine?.state.words ?? [] { node.add(AccessibleNode(.message, words, part.frame)) }
      return node
    }
  }

  private var toastNode: AccessibleNode? {
    toastPanel.map { panel in
      var node = AccessibleNode(.message, panel.toast.notice.text, panel.area, children: nodes(in: .toast))
      node.add("dismiss", .dismissToast)
      return node
    }
  }
}
