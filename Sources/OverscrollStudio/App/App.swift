import OverscrollDemoKit
import ScrollGeometry

/// The program as a value: input goes in, and what is to be seen comes out. It knows no window and reads no clock.
///
/// Each feature is a value of its own, which alone changes its fields. The app routes input to them (`handle`), does
/// what keys and panels ask for (`perform`), moves them on in time (`update`) and draws them.
package struct App: Sendable {
  package struct Configuration: Sendable {
    package let catalog: DemoCatalog
    package let keys: KeyMap
    /// Whether there is a file for settings that may be written.
    let canSaveSettings: Bool
  }

  package let configuration: Configuration
  package internal(set) var stage: Stage
  package internal(set) var tuning: Tuning
  package internal(set) var comparison = Comparison()
  package internal(set) var graph = GraphPanel()
  package internal(set) var shell: Shell
  package internal(set) var overlays: Overlays
  package internal(set) var pointer = PointerState()

  package init(_ setup: AppSetup) {
    configuration = Configuration(
      catalog: setup.catalog, keys: KeyMap(demoCount: setup.catalog.demos.count),
      canSaveSettings: setup.canSaveSettings)
    tuning = Tuning(setup)
    stage = Stage(setup, tuning.parameters)
    shell = Shell(setup, hasGraph: stage.hasGraph)
    overlays = Overlays(showsHints: setup.isFirstStart && !setup.isBare)
    for problem in setup.problems { overlays.show(.problem(problem), transition) }
  }

  package var card: DemoCard { stage.card }

  /// The demo time that is displayed on the stage: the present, or the moment to which the graph is scrubbed.
  package var displayedTime: Double { graph.scrubbedTime ?? stage.now }

  /// The demo as it is displayed.
  package var demo: any Demo { stage.timeline.demo(at: displayedTime) }

  package var snapshot: DemoSnapshot { demo.snapshot(at: displayedTime) }

  /// Something in the interface sets off now.
  var transition: Transition { Transition(time: stage.hostTime, isReduced: shell.isMotionReduced) }
}
