/// An action without a value, in the order of the menus and of the keyboard shortcuts.
enum Command: Int, Sendable, CaseIterable {
  case resetDemo, resetParameters, resetEverywhere, openFile, removePictures, undo, redo

  case selectPrevious, selectNext
  case decrease, increase, decreaseCoarsely, increaseCoarsely, decreaseFinely, increaseFinely
  case typeNumber, resetSelected, showRowMenu, toggleParametrization, showParametrizations, showFigure
  case toggleSelectedGroup, showFeels, applyToAllDemos

  case toggleReference, toggleArrangement, exchange, replayGesture, toggleLoop

  case togglePause, toggleSlowMotion, step, showSpeeds

  case togglePhysics, toggleGraph, toggleMeasure, toggleInspector
  case toggleTheme, toggleReducedMotion

  case namePreset, copyAsSwift, showFormats, showAllFormats, paste, showExports
  case toggleRecording, screenshot

  case showPalette, focusNextArea, focusPreviousArea, showMainMenu, showPreferences, showInput, showKeys, showAbout
  case dismiss
  case zoomIn, zoomOut, showActualSize, toggleFullScreen, newWindow, quit

  private static let definitions = allCases.map { $0.makeDefinition() }
  var definition: ActionDefinition { Self.definitions[rawValue] }

  private func makeDefinition() -> ActionDefinition {
    switch self {
    case .resetDemo: .init("Reset content", .demos, .key("R")) { $0.show($0.stage.shown, isNew: true) }
    case .resetParameters:
      .init("Reset numbers in this demo", .demos, .shift("R")) { app in
        let title = app.tuning.chosenPreset?.title
        app.show(.done(title.map { "Reset to “\($0.excerpt)”." } ?? "Reset the numbers in this demo."))
        var numbers = app.tuning.defaults
        for parameter in Parameter.input { numbers.reset(parameter, to: app.tuning.parameters) }
        app.replaceParameters(by: numbers)
      }
    case .resetEverywhere:
      .init("Reset numbers everywhere", .demos) { app in
        for card in app.catalog.cards { app.tuning.reset(card) }
        app.parametersChanged()
        app.show(.done("Reset the numbers in all demos. Ctrl+Z to undo."))
      }
    case .openFile:
      .init("Open file…", .demos, .control("O")) { $0.perform(.ask(.effect(.open("")))) }.synonyms("load picture image")
    case .removePictures:
      .init("Remove pictures", .demos) { app in
        app.stage.removePictures()
        app.replaceContent(by: app.stage.shown)
        app.show(.done("Pictures removed."))
      }.enabled { !$0.stage.picturePaths.isEmpty }
    case .undo:
      .init("Undo", .demos, .control("Z")) { $0.restore($0.tuning.history.undo(), orShow: "Nothing to undo.") }
        .repeating.enabled { $0.tuning.history.canUndo }
    case .redo:
      .init("Redo", .demos, .control("Z", .shift), .control("Y")) {
        $0.restore($0.tuning.history.redo(), orShow: "Nothing to redo.")
      }.repeating.enabled { $0.tuning.history.canRedo }

    case .selectPrevious:
      .init("Previous parameter", .tuning, .key(.up)) { $0.moveSelection(by: -1) }
        .repeating.unlisted.keyLines(("↑ ↓", "Select parameter"))
    case .selectNext: .init("Next parameter", .tuning, .key(.down)) { $0.moveSelection(by: 1) }.repeating.unlisted
    case .decrease:
      .init("Decrease value", .tuning, .key(.left)) { $0.adjust(.down) }
        .repeating.unlisted.keyLines(("← →", "Adjust; Shift coarse, Alt fine"))
    case .increase: .init("Increase value", .tuning, .key(.right)) { $0.adjust(.up) }.repeating.unlisted
    case .decreaseCoarsely:
      .init("Decrease value coarsely", .tuning, .shift(.left)) { $0.adjust(.down, .coarse) }.repeating.unlisted
    case .increaseCoarsely:
      .init("Increase value coarsely", .tuning, .shift(.right)) { $0.adjust(.up, .coarse) }.repeating.unlisted
    case .decreaseFinely:
      .init("Decrease value finely", .tuning, .alt(.left)) { $0.adjust(.down, .fine) }.repeating.unlisted
    case .increaseFinely:
      .init("Increase value finely", .tuning, .alt(.right)) { $0.adjust(.up, .fine) }.repeating.unlisted
    case .typeNumber:
      .init("Edit value", .tuning, .key(.enter), .key(.keypadEnter)) { $0.beginTyping() }
        .enabled { !$0.tuning.control.descriptor.isSwitch }
    case .resetSelected:
      .init("Reset to default", .tuning, .key(.backspace)) { app in
        guard app.tuning.hasSelection || !app.shell.hasInspector else { return }
        if !app.revealSelection() { app.perform(.reset(app.tuning.control)) }
      }.enabled { $0.tuning.isChanged($0.tuning.control) }
    case .showRowMenu:
      .init("Menu of the parameter", .tuning, .shift(.function(10)), .key(.other("Application"))) {
        $0.showRowMenu(from: $0.inspector?.row(of: $0.tuning.control)?.numberFrame)
      }.unlisted.keyLines(("Shift+F10", "Menu of parameter or gesture"))
    case .toggleParametrization:
      .init("Spring parameters", .tuning, .key("V")) { $0.setParametrization($0.tuning.parametrization.next) }
        .enabled { !$0.tuning.springs.isEmpty }
    case .showParametrizations:
      .init("Spring parameters") { $0.drop($0.parametrizationMenu, from: .showParametrizations) }
    case .showFigure:
      .init("Explain with a figure", .tuning, .shift("Z")) { $0.showFigure() }.enabled { $0.explanation != nil }
    case .toggleSelectedGroup:
      .init("Fold or unfold group", .tuning, .key("O")) { app in
        guard app.shell.hasInspector else { return }
        app.tuning.toggle(app.tuning.control.parameter.group)
        app.tuning.list.reveal()
      }
    case .showFeels:
      .init("Presets", .tuning, .key("F")) { app in
        app.drop(.feels(app.tuning), from: .showFeels)
        // Other windows may have saved presets meanwhile.
        app.request(.readPresets)
      }.of(.presets).synonyms("feels")
    case .applyToAllDemos:
      .init("Apply to all demos", .tuning) { app in
        let former = app.tuning.all
        app.tuning.applyToAll()
        let isSame = app.tuning.all == former
        app.show(.done(isSame ? "All demos have these numbers already." : "Applied to all demos. Ctrl+Z to undo."))
      }

    case .toggleReference:
      .init("Compare", .comparing, .key("A")) { $0.toggleReference() }.tooltip(
        "Keep these numbers, or the earlier ones, as A"
      )
      .on(titled: "End comparison") { $0.comparison.reference != nil }.of(.comparison)
      .keyLines(("A", "Compare, or end the comparison"))
    case .toggleArrangement:
      .init("Compare side by side", .comparing, .shift("A")) { $0.toggleArrangement() }
        .on { $0.comparison.isSideBySide }.of(.comparison).synonyms("ghost")
    case .exchange:
      .init("Swap A and B", .comparing, .key("X")) { $0.exchange() }.enabled { $0.comparison.reference != nil }
        .of(.comparison)
    case .replayGesture:
      .init("Replay gesture", .comparing, .key("B")) { $0.replayGesture() }.enabled { $0.comparison.gesture != nil }
    case .toggleLoop:
      .init("Loop gesture", .comparing, .key("L"), .control("L")) { app in
        guard app.comparison.gesture != nil else { return app.show(.noGesture(to: "loop")) }
        app.endScrubbing()
        app.comparison.isLooping.toggle()
      }.on { $0.comparison.isLooping }.enabled { $0.comparison.gesture != nil }

    case .togglePause:
      .init("Pause", .time, .key(.space)) { $0.stage.togglePause() }.on(titled: "Resume", \.stage.clock.isPaused)
    case .toggleSlowMotion:
      .init("Slow motion", .time, .key("S")) { $0.stage.toggleSlowMotion() }.on { $0.stage.isSlow }
    case .step: .init("Pause and step one frame", .time, .key(".")) { $0.stage.step() }.repeating
    case .showSpeeds: .init("Speed") { $0.drop($0.speedMenu, from: .showSpeeds) }.on { $0.stage.isSlow }

    case .togglePhysics:
      .init("Physics overlay", .view, .key("D")) { $0.stage.togglePhysics() }.on { $0.stage.showsPhysics }.of(.physics)
    case .toggleGraph:
      .init("Graph", .view, .key("G")) { app in
        if app.stage.hasGraph { app.shell.toggleGraph() }
        app.arrangePanels()
      }.on { $0.shell.hasGraph }.of(.graph)
    case .toggleMeasure:
      .init("Measure from release to rest", .view, .control("M")) { $0.toggleMeasure() }
        .on { $0.graph.span(from: $0.shownTimeline.start) != nil }
        .enabled { $0.shell.hasGraph && $0.comparison.gesture != nil }.of(.graph)
        .keyLines(("Ctrl+M", "Measure from release to rest"), ("Shift+drag", "Measure in the graph"))
    case .toggleInspector:
      .init("Inspector", .view, .key("I")) { app in
        app.shell.toggleInspector()
        app.arrangePanels()
      }.on { $0.shell.hasInspector }
    case .toggleTheme:
      .init("Toggle light and dark", .view, .key("T")) { $0.shell.toggleTheme() }.synonyms("theme color")
    case .toggleReducedMotion:
      .init("Reduce motion") { app in
        app.shell.toggleReducedMotion()
        app.overlays.replaceMenu(by: app.preferencesMenu)
      }.on { $0.shell.isMotionReduced }

    case .namePreset:
      .init("Save preset…", .export, .control("S")) { $0.perform(.ask(.savePreset(""), typed: $0.tuning.proposedName)) }
        .of(.presets)
    case .copyAsSwift: .init("Copy as Swift", .export, .control("C")) { $0.copy(as: .swift) }
    case .showFormats: .init("Copy as…", .export, .control("C", .shift)) { $0.showFormats() }
    case .showAllFormats: .init("More") { $0.showFormats(all: true) }
    case .paste: .init("Paste code or recording", .export, .control("V")) { $0.request(.paste) }
    case .showExports:
      .init("Export…", .export, .control("S", .shift), .control("E")) { $0.drop($0.exportMenu, from: .showExports) }
    case .toggleRecording:
      .init("Record a trace", .export, .key(.function(9))) { $0.request(.toggleRecording) }
        .on(titled: "Stop recording", \.shell.isRecording).unlisted.keyLines(("F9", "Record a trace, or stop"))
    case .screenshot:
      .init("Screenshot", .export, .key(.function(12))) { $0.request(.screenshot) }
        .unlisted.keyLines(("F12", "Screenshot"))
    case .showPalette: .init("Command palette", .window, .control("K")) { $0.overlays.show($0.paletteMenu) }
    case .focusNextArea:
      .init("Focus next area", .window, .key(.tab)) { $0.moveFocus(by: 1) }
        .repeating.unlisted.keyLines(("Tab", "Next area; Shift back"))
    case .focusPreviousArea:
      .init("Focus previous area", .window, .shift(.tab)) { $0.moveFocus(by: -1) }.repeating.unlisted
    case .showMainMenu:
      .init("Main menu", .window, .key(.function(10))) { $0.drop($0.mainMenu, from: .showMainMenu) }
        .unlisted.keyLines(("F10", "Main menu"))
    case .showPreferences:
      .init("Preferences", .window, .control(",")) { $0.drop($0.preferencesMenu, from: .showMainMenu) }
        .synonyms("settings options")
    case .showInput:
      .init("Wheel, touchpad and drag…") { app in
        if !app.shell.hasInspector { app.perform(.toggleInspector) }
        app.perform(app.tuning.endTyping())
        app.tuning.showInput(true)
      }
    case .showKeys:
      .init("Keyboard shortcuts", .window, .key("?"), .shift("?"), .shift("/"), .key(.function(1))) {
        $0.overlays.show($0.keyMenu)
      }.synonyms("help keys hotkeys")
    case .showAbout: .init("About Overscroll", .window) { $0.overlays.show($0.aboutMenu) }.synonyms("version license")
    case .dismiss: .init("Close", .window, .key(.escape)) { $0.dismiss() }.unlisted
    case .zoomIn:
      .init("Zoom in", .window, .control("+"), .control("="), .control("=", .shift), .control(.keypad("+"))) {
        $0.request(.scale(.larger))
      }
    case .zoomOut: .init("Zoom out", .window, .control("-"), .control(.keypad("-"))) { $0.request(.scale(.smaller)) }
    case .showActualSize:
      .init("Actual size", .window, .control("0"), .control(.keypad("0"))) { $0.request(.scale(.standard)) }
    case .toggleFullScreen:
      .init("Full screen", .window, .key(.function(11))) { $0.request(.toggleFullScreen) }.on { $0.shell.isFullScreen }
    case .newWindow: .init("New window", .window, .control("N")) { $0.request(.newWindow) }
    case .quit: .init("Quit", .window, .control("Q")) { $0.request(.quit) }
    }
  }
}

extension KeyPress {
  fileprivate static func key(_ key: Key) -> KeyPress { KeyPress(key) }
  fileprivate static func shift(_ key: Key) -> KeyPress { KeyPress(key, modifiers: .shift) }

  fileprivate static func control(_ key: Key, _ others: Modifiers = []) -> KeyPress {
    KeyPress(key, modifiers: others.union(.control))
  }

  fileprivate static func alt(_ key: Key) -> KeyPress { KeyPress(key, modifiers: .alt) }
}
