extension ScrollFeel {
  /// Its name in the window; the command line and files have `name`.
  package var title: String {
    switch name {
    case ScrollFeel.article.name: "Article (Lobanov)"
    case ScrollFeel.uikit.name: "iOS (UIKit)"
    case ScrollFeel.uikitDynamics.name: "UIKit Dynamics"
    default: name
    }
  }
}
