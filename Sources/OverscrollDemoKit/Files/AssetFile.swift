import Foundation

/// Finds what the program brings along: a folder `Assets` beside the executable, the installed `share/overscroll`, or
/// the `Assets` of the source tree in which it was built.
package enum AssetFile {
  /// How many folders above the executable the source tree's root may be: `.build/<triple>/debug/overscroll`, and some.
  private static let depth = 8

  /// The first of the places where a file of that name is; else the first of them.
  package static func path(_ name: String, executable: URL? = Bundle.main.executableURL) -> String {
    let paths = places(for: executable).map { $0.appendingPathComponent(name).path }
    return paths.first(where: FileManager.default.fileExists) ?? paths.first ?? name
  }

  private static func places(for executable: URL?) -> [URL] {
    guard let executable else { return [] }
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("share/overscroll")
    return [folder.appendingPathComponent("Assets"), installed] + sourceTrees(above: folder)
  }

  private static func sourceTrees(above folder: URL) -> [URL] {
    let ancestors = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let roots = ancestors.prefix(depth).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    return roots.map { $0.appendingPathComponent("Assets") }
  }
}
