extension App {
  var inspectorNode: AccessibleNode? {
    inspector.map { inspector in
      var node = AccessibleNode(
        .group, "Parameters", inspector.frame, description: tuning.showsInput ? "Input" : "",
        children: nodes(in: .inspector) + inspector.groupNodes(self))
      if shell.isInspectorOverStage { node.add("close", .command(.toggleInspector)) }
      return node
    }
  }

  /// Whether the selected row receives the arrow keys before any other control.
  fileprivate var hasRowFocus: Bool { overlays.menu == nil && (shell.focus.map { $0.area == .rows } ?? true) }
}

extension Inspector {
  fileprivate func groupNodes(_ app: App) -> [AccessibleNode] {
    var groups: [AccessibleNode] = []
    layout.visitItems { item, frame in
      guard var node = self.node(of: item, in: frame, app) else { return }
      node.mark(.hidden, if: !frame.intersects(list))
      if case .heading = item { groups.append(node) } else { groups[groups.count - 1].add(node) }
    }
    return groups
  }

  private func node(of item: InspectorLayout.Item, in frame: Rect, _ app: App) -> AccessibleNode? {
    switch item {
    case .heading(let group):
      var node = AccessibleNode(.group, tuning.title(of: group.group), frame)
      node.mark(tuning.isFolded(group.group) ? .expandable : [.expandable, .expanded])
      node.add("fold or unfold", .toggleGroup(group.group))
      if tuning.isFolded(group.group) {
        node.focus(tuning.foldedSelection == group.group && app.hasRowFocus) { app in
          app.tuning.selectFirst(of: group)
          app.shell.focus = KeyboardFocus(area: .rows)
        }
      }
      return node
    case .curve(let subject, _):
      return AccessibleNode(.image, "Curve", frame, description: curve(subject, in: frame).words)
    // Their controls are among those of the inspector.
    case .chips, .code: return nil
    case .row(let index): return node(of: row(index, in: frame), app)
    }
  }

  private func node(of row: InspectorRow, _ app: App) -> AccessibleNode {
    let (control, descriptor) = (row.control, row.descriptor)
    let other = row.reference.flatMap { descriptor.difference(row.value, from: $0) }
    let difference = other.map { "\($0) \(descriptor.unit) from \(app.comparison.tuned.other.rawValue)" }
    var node = AccessibleNode(
      descriptor.isSwitch ? .checkBox : .slider, descriptor.term, row.frame,
      description: [descriptor.effect, difference].compactMap { $0 }.joined(separator: ". "))
    if descriptor.isSwitch {
      node.mark(row.value > 0.5 ? [.checkable, .checked] : .checkable)
      node.add("toggle", .edit(control))
    } else {
      let step = max(descriptor.stepped(row.value, .up) - row.value, row.value - descriptor.stepped(row.value, .down))
      node.set(.init(row.value, in: descriptor.range, step: step, text: descriptor.text(row.value))) {
        [.select(control), .set(control, to: descriptor.rounded($0))]
      }
      node.add("type a value", .edit(control))
    }
    if row.isChanged { node.add("reset", .reset(control), key: Command.resetSelected.definition.keyLabel) }
    node.add("open the menu", .select(control), .command(.showRowMenu))
    node.focus(row.control == tuning.control && row.entry == nil && app.hasRowFocus) { app in
      app.tuning.select(control)
      app.shell.focus = KeyboardFocus(area: .rows)
    }
    if let entry = row.entry {
      let (name, problem) = ("Value of \(descriptor.term)", entry.problem ?? "")
      var field = AccessibleNode(.field, name, row.numberFrame, description: problem)
      field.set(entry.field)
      field.add("enter", .endTyping)
      field.focus(app.overlays.menu == nil) { _ in }
      node.add(field)
    }
    return node
  }
}
