// Files that a demo opens, and requests that a demo makes.

extension App {
  /// Opens a dropped file, which contains either a demo's document or presets.
  package mutating func open(_ contents: FileContents) throws(Failure) {
    if let document = try catalog.document(contents) { return show(document) }
    if let kind = contents.foreignKind { throw .foreign(file: contents.name, expected: kind) }
    try importPresets(contents)
  }

  mutating func show(_ document: DemoDocument) {
    stage.document = document
    tuning.history.rewrite { $0.edits = nil }
    if catalog.demos.contains(where: { $0 == document.demo }) {
      overlays.show(nil)
      show(document.demo, isNew: true)
    }
    show(.done("Opened “\(document.title.excerpt)”: \(document.summary)."))
  }

  /// Shows a picture in the demo on the stage, or else in the first that takes one. Several become cards.
  package mutating func show(_ picture: OwnPicture) {
    stage.add(picture)
    let count = stage.pictures.count
    let use: PictureUse = count > 1 ? .several : .one
    let isTaken = card.pictures == use || card.pictures == .several
    let demo = isTaken ? stage.shown : catalog.demos.first { $0.card.pictures == use }
    replaceContent(by: demo ?? stage.shown)
    let words = count > 1 ? "\(count) pictures" : "“\(picture.name.excerpt)”, \(picture.measures)"
    show(.done("Opened \(words).", .command(.removePictures)))
  }

  /// Shows pictures that were read since the start, unless others have replaced them.
  package mutating func adopt(_ pictures: [OwnPicture], missing: [String]) {
    if stage.adopt(pictures, missing: missing) { replaceContent(by: stage.shown) }
  }

  package var droppedPictureCount: Int { stage.droppedPictureCount }

  mutating func replaceContent(by demo: any Demo.Type) {
    overlays.show(nil)
    show(demo, isNew: true)
    comparison.removeGestures()
  }

  package var picturePaths: [String] { stage.picturePaths }

  mutating func perform(_ request: DemoRequest) {
    defer { noteChange() }
    switch request {
    case .choose(let title, let parameters): overlays.show(switchMenu(title, parameters))
    case .notify(let problem): show(.problem(problem))
    case .savePreset(let name, let feel, let numbers):
      for (parameter, value) in numbers where !parameter.range.contains(value) {
        let found = DecimalFormat.short(value, decimals: 4)
        return show(.problem("Cannot save: \(parameter.term) is \(found), and goes from \(parameter.limits(" to "))"))
      }
      var new = tuning.parameters(with: feel)
      for (parameter, value) in numbers { new[parameter] = value }
      replaceParameters(by: new)
      keepPresets(tuning.savePreset(tuning.freeName(name, for: Preset(tuning.parameters))))
    }
  }
}

extension FileContents {
  /// The format that the file should have by its first bytes, or else by its suffix; `nil` for JSON.
  var foreignKind: String? {
    let suffix = name.split(separator: ".").last?.lowercased() ?? ""
    let pictures = "png jpg jpeg gif webp svg bmp tif tiff heic avif".split(separator: " ").map(String.init)
    let isPicture = ["GIF8", "RIFF", "II*\0", "MM\0*", "<svg"].contains { data.starts(with: $0.utf8) }
    if isPicture || pictures.contains(suffix) { return "a picture that can be read (PNG or JPEG)" }
    let first = data.first { $0 > UInt8(ascii: " ") }
    let isJSON = suffix == "json" || first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return isJSON ? nil : "a picture (PNG or JPEG), a recording (CSV or JSON Lines) or presets (JSON)"
  }
}
