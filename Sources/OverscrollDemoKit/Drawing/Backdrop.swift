/// The cache key of a picture that fills the stage and does not move.
package struct Backdrop: Equatable, Sendable {
  package let size: Size
  package let theme: Theme

  package init(size: Size, theme: Theme) { (self.size, self.theme) = (size, theme) }
}
