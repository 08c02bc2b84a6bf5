/// The kind of a place in town.
package enum PlaceKind: Int, CaseIterable, Sendable {
  case bakery, museum, baths, library, light, garden, tram, cinema, ferry, clock, bridge, cafe

  package var color: Color {
    switch self {
    case .bakery: Color(0xC9772B)
    case .museum: Color(0x4B6CC4)
    case .baths: Color(0x1F8E8B)
    case .library: Color(0x8650B8)
    case .light: Color(0xC44B4B)
    case .garden: Color(0x4A8A3A)
    case .tram: Color(0x667085)
    case .cinema: Color(0xB84881)
    case .ferry: Color(0x2C7DB5)
    case .clock: Color(0x8F6C2C)
    case .bridge: Color(0x5C6FA8)
    case .cafe: Color(0x8A5A44)
    }
  }
}
