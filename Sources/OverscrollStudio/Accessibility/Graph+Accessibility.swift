extension App {
  /// The graph for assistive technology: its curves in words, and a slider for each position that a pointer drags.
  var graphNode: AccessibleNode? {
    graphPicture.map { picture in
      let frame = picture.key.frame
      let words = comparison.gesture == nil ? GraphPanel.invitation : picture.sentence?.text ?? ""
      var node = AccessibleNode(.image, "Graph", frame, description: words)
      let moment = time("Displayed moment", graph.scrubbedTime ?? picture.key.times.upperBound, picture) { [stage] in
        stage.isAtRest && $0 >= picture.lastTime ? [.scrub(to: $0), .endScrubbing] : [.scrub(to: $0)]
      }
      node.add(comparison.gesture.map { _ in moment })
      if graph.scrubbedTime != nil { node.add("show the present", .endScrubbing) }
      if let span = graph.span(from: picture.start) {
        node.add(
          time("Start of the measurement", span.from, picture) { [.measure(.init(from: $0, to: span.to))] },
          time("End of the measurement", span.to, picture) { [.measure(.init(from: span.from, to: $0))] })
        node.add("end the measurement", .measure(nil))
      }
      let width = shell.layout.graph?.width ?? frame.width
      var edge = AccessibleNode(.splitter, "Height of the graph", Rect(origin: frame.origin, size: Size(width, 6)))
      let heights = WindowLayout.graphHeights.lowerBound...max(frame.height, shell.size.height)
      let height = "\(frame.height, decimals: 0) pt"
      edge.set(.init(frame.height, in: heights, step: 10, text: height)) { [.setGraphHeight($0)] }
      edge.add("choose automatically", .setGraphHeight(nil))
      node.add([edge] + attemptNodes)
      return node
    }
  }

  private var attemptNodes: [AccessibleNode] {
    let focused = shell.focus?.area == .attempts && overlays.menu == nil ? focusedControl?.action : nil
    return (attemptStrip?.cells ?? []).map { thumbnail, frame in
      let (number, action) = (thumbnail.number, AppAction.playAttempt(thumbnail.number))
      let words = thumbnail.summary + changes(byPlaying: thumbnail)
      var node = AccessibleNode(.button, "Gesture \(number)", frame, description: words)
      node.add("play", action)
      node.add("compare", .setAttemptAsA(number))
      node.focus(focused == action) { $0.shell.focus = KeyboardFocus(area: .attempts, action: action) }
      return node
    }
  }

  /// Returns a slider for a time of the graph, in seconds from the launch.
  private func time(
    _ name: String, _ time: Double, _ picture: GraphPicture, _ set: @escaping (Double) -> [AppAction]
  ) -> AccessibleNode {
    var node = AccessibleNode(.slider, name, picture.key.frame)
    let (origin, times) = (picture.origin, picture.key.times)
    let (value, range) = (time.clamped(to: times) - origin, times.lowerBound - origin...times.upperBound - origin)
    node.set(.init(value, in: range, step: Stage.stepTime, text: "\(value, decimals: 2) s")) { set($0 + origin) }
    return node
  }
}
