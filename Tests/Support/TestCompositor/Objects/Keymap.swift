import Foundation

/// A US keyboard layout, made of files that libxkbcommon brings.
enum Keymap {
  private static let text = """
    xkb_keymap {
      xkb_keycodes { include "evdev+aliases(qwerty)" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols { include "pc+us+inet(evdev)" };
    };

    """

  static func send(to keyboard: CompositorObject) {
    guard let file = tmpfile() else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8) + [0]
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
    let xkbVersion1: UInt32 = 1
    keyboard.send("keymap", .uint(xkbVersion1), .file(fileno(file)), .uint(UInt32(bytes.count)))
    keyboard.send("repeat_info", .int(0), .int(600))
  }
}
