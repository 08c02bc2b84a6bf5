public import COverscroll
internal import ScrollInteraction

extension PictureInPicture<Int>: ExportedView {
  static var kind: overscroll_kind { OVERSCROLL_TILE }

  func sample(at time: Double) -> overscroll_sample {
    sample(
      at: time, origin(at: time), velocity: velocity(at: time), target: position(of: target) ?? .zero,
      state: state(at: time))
  }

  mutating func perform(_ command: Command, at time: Double) throws(overscroll_status) {
    switch command {
    case .snap(let anchor, let isAnimated):
      guard layout.anchors.index(of: anchor) != nil else { throw OVERSCROLL_OUT_OF_RANGE }
      snap(to: anchor, animated: isAnimated, at: time)
    case .fling(let velocity): fling(velocity: velocity, at: time)
    case .snapFeel, .landing: setFeel(feel.changed(by: command), at: time)
    case .layout(.tile(let layout), _, let isAnimated): setLayout(layout, animated: isAnimated, at: time)
    default: throw OVERSCROLL_WRONG_KIND
    }
  }
}

extension TileLayout<Int> {
  init(checking layout: overscroll_tile_layout) throws(overscroll_status) {
    let corners = TileAnchors<TileCorner>.corners.positions
    let positions =
      layout.anchors == nil
      ? corners
      : try stops(layout.anchors, layout.anchor_count) { (anchor: overscroll_anchor) throws(overscroll_status) in
        try check(anchor.x, anchor.y, anchor.offset_x, anchor.offset_y)
        return TilePosition(x: anchor.x, y: anchor.y, offset: Vector2(anchor.offset_x, anchor.offset_y))
      }
    self.init(
      stage: try Size(checking: layout.stage_width, layout.stage_height),
      tile: try Size(checking: layout.tile_width, layout.tile_height),
      margin: try EdgeInsets(
        checking: layout.margin_top, left: layout.margin_left, bottom: layout.margin_bottom, right: layout.margin_right),
      anchors: TileAnchors<Int>(names: Array(positions.indices), positions: positions))
  }
}

@implementation @c
public func overscroll_create_tile(
  _ context: Context, _ layout: UnsafePointer<overscroll_tile_layout>?, _ snap: UnsafePointer<overscroll_snap>?,
  _ anchor: Int32, _ view: UnsafeMutablePointer<overscroll_view>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    let layout = try TileLayout<Int>(checking: try checked(layout))
    guard layout.anchors.names.indices.contains(Int(anchor)) else { throw OVERSCROLL_OUT_OF_RANGE }
    try add(
      PictureInPicture(layout: layout, anchor: Int(anchor), feel: try SnapFeel(checking: snap)), to: context, view)
  }
}

@implementation @c
public func overscroll_set_tile_layout(
  _ context: Context, _ number: overscroll_view, _ layout: UnsafePointer<overscroll_tile_layout>?, _ animated: Int32,
  _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in
    .layout(
      .tile(try TileLayout<Int>(checking: try checked(layout))), keeping: nil,
      isAnimated: try checked(flag: animated))
  }
}
