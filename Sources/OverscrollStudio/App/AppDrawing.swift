import OverscrollDemoKit
import OverscrollGraphics
import ScrollGeometry

extension App {
  package func draw(on canvas: inout Canvas) {
    let layout = layout
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    drawStage(layout.stage, on: &canvas)
    sidebar?.draw(on: &canvas, hover: panelHover, theme)
    layout.header.map { StageHeader(frame: $0, card: card, isRecording: isRecording).draw(on: &canvas, theme) }
    inspector?.draw(on: &canvas, hover: panelHover, theme)
    drawGraph(layout, on: &canvas)
    drawOver(layout.stage, on: &canvas)
  }

  /// Where the mouse is as far as the panels are concerned: nothing lights up under a menu or in a drag.
  private var panelHover: Vector2? { overlay == nil && press == nil ? hover : nil }

  package var sidebar: Sidebar? {
    layout.sidebar.map {
      Sidebar(
        frame: $0, catalog: catalog, nameShare: layout.nameShare, shown: catalog.index(of: type(of: timeline.latest)),
        mark: demoMark.value(at: hostTime))
    }
  }

  package var inspector: Inspector? {
    layout.inspector.map { frame in
      var inspector = Inspector(
        frame: frame, controls: controls, parameters: parameters, chosen: control, parametrization: parametrization,
        mark: controlMark.value(at: hostTime))
      (inspector.kept, inspector.hasGesture, inspector.typed) = (kept, gesture != nil, typed)
      return inspector
    }
  }

  private func drawOver(_ stage: Rect, on canvas: inout Canvas) {
    if showsHints { FirstHints(stage: stage, hints: card.hints).draw(on: &canvas, theme) }
    if inspector == nil, let typed { drawEntry(typed, stage, on: &canvas) }
    toast?.draw(on: &canvas, in: stage, at: hostTime, theme)
    switch overlay {
    case .help(let help): help.draw(on: &canvas, in: size, theme)
    case .menu(let menu): menu.draw(on: &canvas, in: size, hover: hover, theme)
    case nil: break
    }
  }

  /// A number that is typed while there is no room for the inspector.
  private func drawEntry(_ typed: TypedText, _ stage: Rect, on canvas: inout Canvas) {
    let frame = Rect(x: stage.midX - 140, y: stage.maxY - 60, width: 280, height: 40)
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 20, offset: 4, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.surface)
    canvas.stroke(frame, radius: Theme.Radius.medium, width: 2, theme.accent)
    let inner = frame.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    canvas.text(
      control.descriptor.term, in: Rect(x: inner.minX, y: inner.minY, width: 150, height: 40), Theme.Text.body,
      theme.secondaryText)
    TypedField.draw(
      typed.text, in: Rect(x: inner.maxX - 100, y: inner.minY, width: 100, height: 40), on: &canvas,
      Theme.Text.figures, theme, alignment: .trailing)
  }
}

// MARK: - The stage

extension App {
  private func drawStage(_ stage: Rect, on canvas: inout Canvas) {
    let demo = demo
    canvas.clipped(to: stage) { canvas in
      canvas.translated(by: stage.origin) { canvas in
        demo.draw(on: &canvas, at: shown, theme)
        drawGhost(on: &canvas)
        if showsPhysics { drawPhysics(demo, on: &canvas) }
        if !isBare { ClockBadge(clock: clock, isScrubbed: scrubbed != nil).draw(on: &canvas, in: stage.size, theme) }
      }
    }
  }

  /// What A makes of the gesture, over what the numbers of now make of it.
  private func drawGhost(on canvas: inout Canvas) {
    guard let ghost, let ghostEnd, preview == nil, shown >= timeline.start else { return }
    let opacity = ((ghostEnd - shown) / 0.3).clamped(to: 0...1)
    guard opacity > 0 else { return }
    canvas.faded(to: opacity) { canvas in
      canvas.layered(1) { ghost.demo(at: shown).drawGhost(on: &$0, at: shown, theme) }
    }
  }

  private func drawPhysics(_ demo: any Demo, on canvas: inout Canvas) {
    demo.drawPhysics(on: &canvas, at: shown, theme)
    ReadoutCard(readouts: demo.readouts(at: shown)).draw(on: &canvas, theme)
  }
}

// MARK: - The graph

extension App {
  /// The picture of the graph, the one made last where nothing in it has changed.
  package var graphPicture: GraphPicture? {
    guard let frame = layout.graph else { return nil }
    let told = told
    let ghost = kept == nil ? nil : ghost
    let key = GraphPicture.Key(
      frame: frame, curves: told.curves, ghost: ghost?.curves ?? [],
      times: GraphPicture.times(told, ghost: ghost, now: now))
    if let graph, graph.key == key { return graph }
    return GraphPicture(key, told, ghost: ghost)
  }

  private func drawGraph(_ layout: AppLayout, on canvas: inout Canvas) {
    guard let frame = layout.graph, let picture = graphPicture else { return }
    let pointed = panelHover.flatMap { frame.contains($0) ? picture.time(atX: $0.x) : nil }
    let strip = GraphStrip(
      frame: frame, picture: picture, shown: shown, pointed: pointed, isDetailed: showsPhysics,
      hasHappened: gesture != nil)
    strip.draw(on: &canvas, theme)
  }
}
