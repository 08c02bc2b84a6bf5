/// The division of the stage: a single demo, or the demos of A and B side by side, as high as a single one.
struct StageSplit: Equatable, Sendable {
  let frame: Rect
  let tuned: Comparison.Slot
  let isSplit: Bool
  /// The device whose size the demos have, drawn smaller if there is less space; `nil` to fill their parts.
  var device: Device?

  private static let (gap, margin) = (2.0, 14.0)

  private var half: Double { max(1, ((frame.width - Self.gap) / 2).rounded(.down)) }

  /// Returns the size of a stage whose two demos have this size each.
  static func size(aroundTwo demo: Size) -> Size { Size(2 * demo.width + gap, demo.height) }

  private func part(_ slot: Comparison.Slot) -> Rect {
    guard isSplit else { return frame }
    return Rect(x: slot == .a ? frame.minX : frame.maxX - half, y: frame.minY, width: half, height: frame.height)
  }

  var demoSize: Size { device?.size ?? part(tuned).size }

  /// The points of the window for a point of a demo.
  var scale: Double {
    let room = part(tuned).inset(by: Self.margin).size
    return device.map { min(1, room.width / $0.size.width, room.height / $0.size.height).clamped(to: 0.05...1) } ?? 1
  }

  /// Returns the frame of a slot's demo: without a device, the whole stage for the tuned one without another.
  func frame(of slot: Comparison.Slot) -> Rect {
    let part = part(slot)
    let shown = device == nil ? part : Rect(center: part.center, size: demoSize * scale)
    return Rect(origin: device == nil ? shown.origin : shown.origin.map { $0.rounded() }, size: shown.size)
  }

  var main: Rect { frame(of: tuned) }
  var other: Rect { frame(of: tuned.other) }

  func name(of slot: Comparison.Slot) -> Rect {
    let shift = isSplit ? 0.0 : slot == .a ? -17 : 17
    return Rect(x: part(slot).midX.rounded() - 14 + shift, y: frame.minY + 6, width: 28, height: 20)
  }

  func demoPoint(_ point: Vector2) -> Vector2 { demoPoint(point, in: slot(at: point)) }
  func demoPoint(_ point: Vector2, in slot: Comparison.Slot) -> Vector2 { (point - frame(of: slot).origin) / scale }
  func contains(_ point: Vector2) -> Bool { frame(of: slot(at: point)).contains(point) }
  func slot(at point: Vector2) -> Comparison.Slot { isSplit && part(tuned.other).contains(point) ? tuned.other : tuned }
}

/// A device in whose size demos are laid out. Settings and traces contain the raw values.
package enum Device: String, Codable, Sendable, CaseIterable {
  case phone, tablet

  var size: Size { self == .phone ? Size(393, 852) : Size(820, 1180) }
  var title: String { "\(self == .phone ? "Phone" : "Tablet"), \(size.text)" }
}

extension Size {
  var text: String { "\(Int(width.rounded())) × \(Int(height.rounded()))" }
}
