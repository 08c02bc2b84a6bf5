import FoundationEssentials
import OverscrollFormats

/// The folders of the files that come with the program: a folder `Assets` beside the executable, the installed
/// `share/overscroll`, and in the source tree in which the program was built `Assets` and what `make web` has made.
enum AssetFile {
  /// Returns the path of a file in the first folder that has the file, or in the first folder if none has it.
  static func path(_ name: String, executable: URL = URL(fileURLWithPath: "/proc/self/exe")) -> String {
    let paths = folders(for: executable).map { $0.appendingPathComponent(name).path }
    return paths.first(where: FileManager.default.fileExists) ?? paths[0]
  }

  private static func folders(for executable: URL) -> [URL] {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("share/overscroll")
    return [folder.appendingPathComponent("Assets"), installed] + sourceTrees(above: folder)
  }

  private static func sourceTrees(above folder: URL) -> [URL] {
    let ancestors = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    // The program is in `.build/<triple>/debug`, or a little deeper.
    let roots = ancestors.prefix(8).filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    return roots.flatMap { root in ["Assets", ".build/web"].map { root.appendingPathComponent($0) } }
  }
}

extension Assets {
  static let installed = Assets { name throws(Failure) in
    let path = AssetFile.path(name)
    return FileContents(path: path, data: try InputFile(path: path, limit: 1 << 24).read())
  }
}
