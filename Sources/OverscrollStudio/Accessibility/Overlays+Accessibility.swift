extension MenuPanel {
  var node: AccessibleNode {
    var node = AccessibleNode(menu.isDialog ? .dialog : .menu, menu.title, frame)
    node.mark(.modal)
    node.add("close", .command(.dismiss))
    let first = menu.items.firstIndex(where: \.isEnabled)
    // While text is typed, the first result is selected, and the field keeps the focus.
    let isTyping = menu.field != nil && (menu.selection < 0 || menu.isSearched && menu.selection == first)
    if let field = menu.field {
      let chosen = menu.isSearched ? first.map { "Enter: \(menu.items[$0].title)" } : nil
      var entry = AccessibleNode(
        .field, menu.title, fieldFrame, description: menu.note ?? chosen ?? (menu.isSearched ? "No results" : ""))
      entry.set(field)
      entry.focus(isTyping) { $0.overlays.menu?.deselect() }
      if menu.isDialog { entry.add("enter", .closeMenu, menu.action(of: menu.items.count - 1)) }
      node.add(entry)
    }
    for (index, (item, row)) in zip(menu.items, rows).enumerated() {
      if let heading = item.heading { node.add(AccessibleNode(.heading, heading, row)) }
      var child = AccessibleNode(
        menu.isDialog ? .button : .menuItem, item.title, row, description: item.obstacle ?? item.detail)
      child.mark([.checkable, .checked], if: item.isCurrent)
      child.mark(.disabled, if: !item.isEnabled)
      child.mark(.hidden, if: !menu.isDialog && !row.intersects(list))
      child.mark(index == menu.selection ? [.selectable, .selected] : .selectable)
      let action = menu.action(of: index)
      if item.staysOpen { child.add("press", action) } else { child.add("press", .closeMenu, action) }
      if let deletion = item.deletion { child.add("delete", deletion) }
      child.focus(index == menu.selection && !isTyping) { $0.overlays.menu?.point(at: index) }
      if index == menu.selection, let preview = item.preview {
        child.add(AccessibleNode(.label, preview.code ?? preview.words, row))
      }
      node.add(child)
    }
    if let closeButton {
      var close = AccessibleNode(.button, "Close", closeButton)
      close.add("press", .closeMenu)
      node.add(close)
    }
    if menu.selection < 0, menu.field == nil { node.focus(true) { _ in } }
    return node
  }
}
