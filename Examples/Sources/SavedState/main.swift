import FoundationEssentials
import ScrollInteraction

// A conversation at its last message. An older page of messages arrives, and then the program ends in the middle of a
// fling. It continues in the next process, whose clock begins at 0.

struct Conversation {
  var view = SimpleScrollView(
    layout: ScrollLayout(viewport: Size(390, 700), contentSize: Size(390, 3000)), feel: .uikit,
    contentOffset: Vector2(0, 2300))

  mutating func insertOlder(height: Double, at time: Double) {
    view.grow(to: view.layout.contentSize.height + height, atOffset: 0, at: time)
  }

  mutating func setKeyboard(height: Double, at time: Double) {
    var layout = view.layout
    layout.contentInset.bottom = height
    view.setLayout(layout, keeping: .end, at: time)
  }
}

var chat = Conversation()
chat.setKeyboard(height: 300, at: 100)
print("keyboard: the last message stays visible at \(chat.view.contentOffset(at: 100).y)")
chat.setKeyboard(height: 0, at: 100)
print("no keyboard: \(chat.view.contentOffset(at: 100).y)")

chat.insertOlder(height: 1500, at: 101)
print("1500 pt of older messages: the same message at \(chat.view.contentOffset(at: 101).y)")

chat.view.beginDragging(at: 102)
chat.view.endDragging(velocity: Vector2(0, 3000), at: 102)
let saved = try JSONEncoder().encode(chat.view.snapshot(at: 102.5))

let snapshot = try JSONDecoder().decode(ViewSnapshot<SimpleScrollView>.self, from: saved)
let restored = SimpleScrollView(restoring: snapshot, at: 0)
for seconds in [0, 0.25, 1, 3] {
  let (before, after) = (chat.view.contentOffset(at: 102.5 + seconds), restored.contentOffset(at: seconds))
  print("\(seconds) s after the restart: \(before == after ? "the same offset" : "\(before.y), not \(after.y)")")
}
