import Foundation
import Testing

extension EndToEnd {
  /// A file that is dropped onto the window. No tool drops one, so a library that is loaded beside SDL reports the drop, as
  /// SDL does it on every desktop.
  @Suite struct DropTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    private struct Settings: Decodable {
      var demo: String?
      var preset: String?
      var presets: [String: [String: Double]]?
    }

    /// The settings after a run in which a file was dropped.
    private func settings(afterDropOf path: String) throws -> Settings {
      try folder.write(
        """
        #include <dlfcn.h>
        #include <pthread.h>
        #include <stdint.h>
        #include <string.h>
        #include <unistd.h>
        static void *drop(void *path) {
          void *(*window)(uint32_t) = dlsym(RTLD_DEFAULT, "SDL_GetWindowFromID");
          int (*push)(void *) = dlsym(RTLD_DEFAULT, "SDL_PushEvent");
          char *(*copy)(const char *) = dlsym(RTLD_DEFAULT, "SDL_strdup");
          if (!window) return 0;  // another program than the app
          while (!window(1)) usleep(10000);
          struct { uint32_t type, time; char *file; char rest[128]; } event;
          memset(&event, 0, sizeof event);
          event.type = 0x1000;  // SDL_DROPFILE
          event.file = copy(path);
          push(&event);
          return 0;
        }
        __attribute__((constructor)) static void begin(void) {
          pthread_t thread;
          pthread_create(&thread, 0, drop, "\(path)");
          pthread_detach(thread);
        }
        """, to: "drop.c")
      let compiler = try Child(
        Tool("cc").path, ["-shared", "-fPIC", "-o", "drop.so", "drop.c", "-lpthread", "-ldl"], named: "cc", in: folder,
        environment: Desktop.environment(folder))
      #expect(try compiler.exitStatus() == 0, "\(compiler.standardError)")
      let command = try Command(
        ["scroll", "--settings", "s.json", "--until", "2"], in: folder,
        environment: ["SDL_VIDEODRIVER": "dummy", "LD_PRELOAD": folder.path("drop.so")])
      #expect(command.status == 0 && command.errors == "", "\(command)")
      return try JSONDecoder().decode(Settings.self, from: folder.data(of: "s.json"))
    }

    @Test("a preset that is dropped is chosen, and kept in the settings")
    func preset() throws {
      try folder.write(#"{"presets":{"mine é":{"slop":7}},"version":1}"#, to: "mine.json")
      let settings = try settings(afterDropOf: folder.path("mine.json"))
      #expect(settings.preset == "mine é")
      #expect(settings.presets == ["mine é": ["slop": 7]])
    }

    @Test("a recording that is dropped is shown by its demo")
    func recording() throws {
      let samples = (0..<60).map { "\(Double($0) / 60),\(500.0 - 500 / Double($0 + 1))" }
      try folder.write(samples.joined(separator: "\n"), to: "flick.csv")
      let settings = try settings(afterDropOf: folder.path("flick.csv"))
      #expect(settings.demo == "recording" && settings.preset == nil)
    }

    @Test("whatever else is dropped changes nothing", arguments: ["nonsense", "missing", "pipe", ""])
    func nonsense(_ kind: String) throws {
      try folder.write("no JSON", to: "nonsense")
      mkfifo(folder.path("pipe"), 0o600)
      let settings = try settings(afterDropOf: folder.path(kind))
      #expect(settings.preset == nil && settings.presets == nil)
    }
  }
}
