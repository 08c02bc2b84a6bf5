import ScrollGeometry

/// What a picture depends on that fills the stage and stands still.
package struct Backdrop: Equatable, Sendable {
  package let size: Size
  package let theme: Theme

  package init(size: Size, theme: Theme) { (self.size, self.theme) = (size, theme) }
}
