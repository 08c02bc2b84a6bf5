/// A place in the fictional town of the drawer's list and the scroll demo's rows.
struct TownPlace: Sendable {
  var name: String
  var words: String
  var kind: PlaceKind
  /// The walk in minutes.
  var minutes: Int

  /// The places of the town, nearest first.
  static let all: [TownPlace] = rows.enumerated().map { index, row in
    TownPlace(name: row.0, words: row.1, kind: row.2, minutes: 1 + index * 3 / 5)
  }

  private static let rows: [(String, String, PlaceKind)] = [
    ("Quayside Bakery", "Bread at six, sold out by nine", .bakery),
    ("Museum of Small Machines", "Closes when the last one stops", .museum),
    ("Elm Street Baths", "Two pools, one of them warm", .baths),
    ("The Reading Room", "Quiet until half past ten", .library),
    ("Harbour Light", "A hundred and nine steps", .light),
    ("Botanic Steps", "The fig is in fruit", .garden),
    ("Tram Depot", "Line 4 sleeps here", .tram),
    ("Corner Cinema", "Tonight: something with trains", .cinema),
    ("North Ferry", "Every twenty minutes, weather permitting", .ferry),
    ("Clockmaker", "Right twice a day, and usually more", .clock),
    ("Footbridge", "Creaks at the third plank", .bridge),
    ("Café Halfway", "From wherever you come", .cafe),
    ("Two Loaves", "There are more in the back", .bakery),
    ("Map Museum", "You are here", .museum),
    ("Lido", "Opens with the first swallow", .baths),
    ("Book Exchange", "Bring one, take one", .library),
    ("Mole Head Lamp", "Green, and slow", .light),
    ("Elm Park", "No elms since the storm", .garden),
    ("Market Stop", "Lines 2, 4 and 7", .tram),
    ("The Electric", "Balcony, mind your head", .cinema),
    ("Pilot Boats", "On call day and night", .ferry),
    ("Town Hall Clock", "Five minutes fast, as ever", .clock),
    ("Iron Bridge", "Painted from one end to the other, then again", .bridge),
    ("Tea on the Quay", "Also coffee", .cafe),
    ("Oven No. 3", "Rye, dark, on Tuesdays", .bakery),
    ("Rope Walk", "Four hundred paces of roof", .museum),
    ("Steam Rooms", "Towels at the door", .baths),
    ("Harbour Archive", "Every ship since the flood", .library),
    ("Range Lights", "Keep them in line", .light),
    ("Herb Garden", "Please do touch", .garden),
    ("Mill End Loop", "Last stop, all change", .tram),
    ("Open Air Screen", "Bring a blanket", .cinema),
    ("Island Boat", "Back before the tide", .ferry),
    ("Sundial", "Closed in winter", .clock),
    ("Weir Bridge", "Salmon in October", .bridge),
    ("The Spare Chair", "There is always one", .cafe),
    ("Flour & Salt", "And water, and time", .bakery),
    ("Print Shop", "Ink on everything", .museum),
    ("Children's Pool", "Knee deep, knee high", .baths),
    ("Night Library", "Knock twice", .library),
    ("Fog Bell", "You will know", .light),
    ("Orchard", "Apples for a coin in the box", .garden),
    ("Hill Line", "The view is on the left", .tram),
    ("Shadow Theatre", "One lamp, ten fingers", .cinema),
    ("Chain Ferry", "Older than the bridge", .ferry),
    ("Tide Clock", "High at ten to four", .clock),
    ("Stepping Stones", "Eleven, one of them loose", .bridge),
    ("Last Cup", "Stays open for the late tram", .cafe),
  ]
}

/// The kind of a place in town.
enum PlaceKind: Int, CaseIterable, Sendable {
  case bakery, museum, baths, library, light, garden, tram, cinema, ferry, clock, bridge, cafe

  var color: Color {
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
