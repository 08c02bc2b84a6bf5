import Testing

@testable import OverscrollSDL

@Suite("Message buses") struct MessageBusTests {
  @Test("an address of a bus is accepted only if every alternative is a Unix socket")
  func addresses() {
    for address in ["unix:path=/run/user/1000/at-spi/bus_0", "unix:abstract=/tmp/a,guid=b;unix:path=/b"] {
      #expect(MessageBus.isSocket(address))
    }
    for address in [
      "unixexec:path=/bin/touch,argv1=/tmp/a", "unix:path=/b;unixexec:path=/bin/sh", ";unixexec:path=a", "autolaunch:",
      "launchd:env=A", "tcp:host=localhost,port=1", "nonce-tcp:host=a", "", ";", " unixexec:path=a",
    ] { #expect(!MessageBus.isSocket(address)) }
  }
}
