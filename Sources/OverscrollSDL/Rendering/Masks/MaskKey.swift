/// The identity of a mask: masks with equal keys are equal.
enum MaskKey: Hashable {
  case box(RoundedBox, width: Int, height: Int)
  case shadow(ShadowBox, width: Int, height: Int)
  case text(FontKey, String)
  case path(Int, column: Int, row: Int)
}
