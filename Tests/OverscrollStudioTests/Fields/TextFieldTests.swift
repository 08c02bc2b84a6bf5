import AppTesting
import SeededRandom
import Testing

@testable import OverscrollStudio

@Suite("Text fields") struct TextFieldTests {
  private func pressed(_ field: inout TextField, _ key: Key, _ modifiers: KeyPress.Modifiers = []) -> TextField.Outcome
  { field.handle(KeyPress(key, modifiers: modifiers)) }

  @Test("any text can be typed, in any script and with signs of several scalars")
  func anything() {
    var field = TextField()
    for piece in ["a/b ", "é", "日本", "👩‍👩‍👧", " ½"] { field.insert(piece) }
    #expect(field.text == "a/b é日本👩‍👩‍👧 ½")
    for _ in 0..<3 { _ = pressed(&field, .backspace) }
    #expect(field.text == "a/b é日本")
    field.insert("x\ny\u{7}\tz")
    #expect(field.text == "a/b é日本x y z")
  }

  @Test("the caret moves by characters and words, and Shift selects")
  func moving() {
    var field = TextField("one two-three")
    _ = pressed(&field, .end)
    _ = pressed(&field, .left, .control)
    #expect(field.caret == 8)
    _ = pressed(&field, .left, [.control, .shift])
    #expect(field.text(field.selection) == "two-")
    _ = pressed(&field, .left)
    #expect(field.selection == 4..<4)
    _ = pressed(&field, .right, [.control, .shift])
    let end = field.caret
    _ = pressed(&field, .right)
    #expect(end > 4 && field.selection == end..<end)
    _ = pressed(&field, .right)
    #expect(field.caret == end + 1)
    _ = pressed(&field, .left)
    _ = pressed(&field, .left, .control)
    _ = pressed(&field, .right, .shift)
    _ = pressed(&field, .delete)
    #expect(field.text == "one wo-three")
    for key in [Key.home, .left, .backspace] { _ = pressed(&field, key) }
    #expect(field.caret == 0 && field.text == "one wo-three")
    _ = pressed(&field, .delete, .control)
    #expect(field.text == " wo-three")
  }

  @Test("copying and cutting take the selection, and do nothing without one")
  func clipboard() {
    var field = TextField("spring")
    #expect(pressed(&field, "C", .control) == .copied("spring"))
    #expect(pressed(&field, "X", .control) == .copied("spring"))
    #expect(field.text.isEmpty)
    #expect(pressed(&field, "C", .control) == .ignored)
    #expect(pressed(&field, "V", .control) == .paste)
    field.insert("a b")
    #expect(pressed(&field, "A", .control) == .changed)
    #expect(field.selection == 0..<3)
  }

  @Test("during a composition, Escape cancels it and other keys are left to the input method")
  func keysWhileComposing() {
    var field = TextField("ab")
    field.moveCaret(to: 1)
    for key in [.enter, .keypadEnter, .left, .home, .delete, .backspace, .up, "A"] as [Key] {
      field.compose(TextComposition("か"))
      #expect(pressed(&field, key) == .changed && pressed(&field, "V", .control) == .changed)
      #expect(field.text == "ab" && field.caret == 1 && field.composition.text == "か")
      // The key may make the input method commit.
      field.insert("")
    }
    field.compose(TextComposition("か"))
    #expect(pressed(&field, .escape) == .changed && field.composition.isEmpty && field.text == "ab")
    #expect(pressed(&field, .escape) == .cancelled)
  }

  @Test("text typed by the key that ends a composition follows the committed text", arguments: [true, false])
  func passedKeys(isCommitted: Bool) {
    var field = TextField()
    field.compose(TextComposition("글", start: 0, length: 1))
    _ = pressed(&field, .space)
    field.insert(" ")
    if isCommitted { field.insert("글") }
    field.compose(TextComposition())
    #expect(field.text == (isCommitted ? "글 " : " ") && field.caret == field.count)
    field.compose(TextComposition("ㅎ"))
    // A key that types nothing is followed by the committed text.
    _ = pressed(&field, .left)
    field.insert("ㅎ")
    #expect(field.text.hasSuffix(" ㅎ"))
  }

  @Test("the caret is at the input method's position and stays in view")
  func caretWhileComposing() {
    let measure = EvenMeasure()
    let style = TextStyle(size: 13)
    let letter = measure.size(of: "a", style: style).width
    let layout = TextFieldLayout(frame: Rect(x: 100, y: 20, width: 200, height: 20), style: style)
    var field = TextField("ab")
    field.moveCaret(to: 1)
    let places = [(-1, 0, 4), (0, 0, 0), (2, 0, 2), (1, 2, 3), (3, 9, 4), (9, 1, 4)]
    for (start, length, caret) in places {
      field.compose(TextComposition("wxyz", start: start, length: length))
      #expect(layout.caretFrame(of: field, measure).minX == 100 + Double(1 + caret) * letter, "\(start), \(length)")
    }
    // Input methods count scalars, the field counts characters.
    #expect(TextComposition("e\u{301}👩‍👩‍👧x", start: 2, length: 5).clause == 1..<2)
    let long = String(repeating: "か", count: 60)
    for start in [0, 20, 59, -1] {
      field.compose(TextComposition(long, start: start))
      let caret = layout.caretFrame(of: field, measure)
      #expect(caret.minX >= 100 && caret.maxX <= 300, "\(start)")
    }
  }

  @Test("a click places the caret, a drag selects, and a double click selects a word", arguments: 0...8)
  func pointing(place: Int) {
    var field = TextField("two word")
    let measure = EvenMeasure()
    let style = TextStyle(size: 13)
    let layout = TextFieldLayout(frame: Rect(x: 100, y: 20, width: 300, height: 20), style: style)
    let x = 100 + measure.size(of: String("two word".prefix(place)), style: style).width
    field.request(CaretRequest(x: x + 1))
    field.layOut(layout, measuring: measure)
    #expect(field.selection == place..<place)
    field.request(CaretRequest(x: -50, extends: true))
    field.layOut(layout, measuring: measure)
    #expect(field.selection == 0..<place)
    field.request(CaretRequest(x: x + 1, selectsWord: true))
    field.layOut(layout, measuring: measure)
    #expect(field.text(field.selection) == (place <= 2 ? "two" : "word") || place == 3)
  }

  @Test("the selection stays within the text for any input", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var field = TextField("start")
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, "A", "X", "V", "C", "Z", "Y", .enter, .escape, .up,
    ]
    for _ in 0..<20_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: field.insert(random.hostileText(repeating: 20))
      case 1: field.compose(TextComposition(Bool.random(using: &random) ? "x" : ""))
      default:
        let modifiers: [KeyPress.Modifiers] = [[], .shift, .control, [.shift, .control]]
        _ = pressed(&field, keys.randomElement(using: &random)!, modifiers.randomElement(using: &random)!)
      }
      #expect(field.selection.lowerBound >= 0 && field.selection.upperBound <= field.count, "seed \(seed)")
      #expect(field.text.utf8.count <= TextField.maximumLength, "seed \(seed)")
    }
  }
}
