import AppTesting
import Foundation
import OverscrollSDL
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Traces") struct ReplayedTraceTests {
  private func read(_ text: String) throws(Failure) -> ReplayedTrace {
    try ReplayedTrace(jsonLines: Data(text.utf8), file: "a.jsonl")
  }

  @Test("unknown fields, blank lines and lines of an earlier run are ignored")
  func tolerance() throws {
    let recording = try read(
      """
      {"type":"header","version":1,"demo":"scroll","colour":"blue"}

      {"type":"layout","time":0,"viewport":[0,0,1,1]}
      {"type":"event","time":0,"kind":"down","x":1,"y":2,"pressure":0.5}
      {"type":"frame","time":0,"state":"idle","values":{},"velocities":{}}
      {"type":"end","time":1}
      """)
    #expect(recording.header.demo == "scroll")
    #expect(recording.events.map(\.kind) == [.pointer(.down, .mouse, position: Vector2(1, 2))])
  }

  @Test(
    "an invalid line is reported by its number",
    arguments: [
      "{", "[]", "5", "\"type\"", "{}", #"{"type":"ev"}"#, #"{"type":"event"}"#,
      #"{"type":"event","time":0,"kind":"jump","x":0,"y":0}"#, #"{"type":"event","time":"0","kind":"up","x":0,"y":0}"#,
      #"{"type":"event","time":0,"kind":"up","x":0}"#, #"{"type":"event","time":0,"kind":"up","x":1e999,"y":0}"#,
      #"{"type":"event","time":0,"kind":"up","pointer":"pen","x":0,"y":0}"#,
      #"{"type":"event","time":0,"kind":"key","key":"A","modifiers":["hyper"]}"#,
      #"{"type":"event","time":0,"kind":"pinch","phase":"began","scale":0,"x":0,"y":0}"#,
      #"{"type":"event","time":0,"kind":"resize","size":[0,5]}"#, #"{"type":"header","size":[1]}"#,
      #"{"type":"header","demos":{"pip":{"slop":50}}}"#,
      #"{"type":"header","version":2}"#, "\u{0}", String(repeating: "[", count: 100_000),
      #"{"type":"end","x":""# + String(repeating: "a", count: 1 << 20) + "\"}",
    ])
  func brokenLines(line: String) {
    let failure = #expect(throws: Failure.self) { try read("{\"type\":\"end\"}\n\(line)\n") }
    #expect(failure?.exitStatus == 65)
    let words = failure?.description ?? ""
    #expect(words.hasPrefix("a.jsonl, line 2: ") && !words.contains("\n"))
  }

  @Test(
    "a trace without a header and without an event is reported",
    arguments: ["", "\n \n", #"{"type":"frame","time":0,"state":"idle","values":{},"velocities":{}}"# + "\n"])
  func empty(text: String) {
    let failure = #expect(throws: Failure.self) { try read(text) }
    #expect(failure?.exitStatus == 65)
    #expect(failure?.description == "a.jsonl, line 1: expected a header or an event; the trace has neither")
  }

  @Test("the numbers of a header are those of its demo, and of other demos if they are tuned")
  func numbers() throws {
    let text = #"{"type":"header","version":1,"demo":"drawer","feel":"gtk","parameters":{"snap.dampingRatio":0.4}}"#
    func app(_ text: String) throws -> ScriptedApp {
      ScriptedApp(AppSetup(try Options.parse([]), replaying: try read(text), Settings()))
    }
    var scripted = try app(text)
    func values(_ card: DemoCard) -> ParameterValues { scripted.app.tuning.all[card] }
    #expect(values(DrawerDemo.card)[.snapDampingRatio] == 0.4 && values(SpringsDemo.card)[.snapDampingRatio] == 0.3)
    #expect(values(SpringsDemo.card).base.name == "gtk" && scripted.app.traceHeader.demos == nil)
    scripted.press("6")
    scripted.app.perform([.chooseFeel("uikit"), .set(.parameter(.snapMass), to: 2), .showDemo(0)])
    let header = TraceLine(type: "header", body: scripted.app.traceHeader).json([])
    let replayed = try app(header).app.tuning.all
    for card in DemoCatalog.standard.cards {
      #expect(replayed[card].base.name == values(card).base.name)
      #expect(card.parameters.allSatisfy { replayed[card][$0] == values(card)[$0] })
    }
    // A demo of the command line has the numbers that the trace has for it.
    let asked = AppSetup(try Options.parse(["springs"]), replaying: try read(header), Settings()).parameters
    #expect(
      asked[DrawerDemo.card] == replayed[DrawerDemo.card] && asked[SpringsDemo.card] == replayed[SpringsDemo.card])
  }
}
