import OverscrollGraphics
internal import ScrollGeometry

extension Canvas.Command {
  /// Whether every number in the command is finite.
  package var isFinite: Bool {
    switch shape {
    case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
    case .border(let rect, let radius, let width): rect.isFinite && radius.isFinite && width.isFinite
    case .shadow(let rect, let radius, let blur): rect.isFinite && radius.isFinite && blur.isFinite
    case .line(let from, let to, let stroke): from.isFinite && to.isFinite && stroke.width.isFinite
    case .stroke(let path, let stroke, let offset): path.isFinite && stroke.width.isFinite && offset.isFinite
    case .fill(let path, let offset): path.isFinite && offset.isFinite
    case .picture(_, let rect, let radius): rect.isFinite && radius.isFinite
    case .text(_, let style, let origin): style.size.isFinite && origin.isFinite
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Path {
  fileprivate var isFinite: Bool { points.allSatisfy(\.isFinite) }
}
