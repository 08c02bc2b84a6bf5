/// A place in the fictional town of the drawer's list and the scroll demo's rows.
struct TownPlace: Sendable {
  var name, words: String
  var color: Color
  var minutes: Int

  static let all: [TownPlace] = rows.enumerated().map { index, row in
    TownPlace(name: row.0, words: row.1, color: Color(colors[index % colors.count]), minutes: 1 + index * 3 / 5)
  }

  private static let colors: [UInt32] = [
    0xC9772B, 0x4B6CC4, 0x1F8E8B, 0x8650B8, 0xC44B4B, 0x4A8A3A, 0x667085, 0xB84881, 0x2C7DB5,
    0x8F6C2C, 0x5C6FA8, 0x8A5A44,
  ]

  private static let rows = [
    ("Quayside Bakery", "Bread at six, sold out by nine"),
    ("Museum of Small Machines", "Closes when the last one stops"),
    ("Elm Street Baths", "Two pools, one of them warm"), ("The Reading Room", "Quiet until half past ten"),
    ("Harbour Light", "A hundred and nine steps"), ("Botanic Steps", "The fig is in fruit"),
    ("Tram Depot", "Line 4 sleeps here"), ("Corner Cinema", "Tonight: something with trains"),
    ("North Ferry", "Every twenty minutes, weather permitting"), ("Clockmaker", "Right twice a day, and usually more"),
    ("Footbridge", "Creaks at the third plank"), ("Café Halfway", "From wherever you come"),
    ("Two Loaves", "There are more in the back"), ("Map Museum", "You are here"),
    ("Lido", "Opens with the first swallow"), ("Book Exchange", "Bring one, take one"),
    ("Mole Head Lamp", "Green, and slow"), ("Elm Park", "No elms since the storm"),
    ("Market Stop", "Lines 2, 4 and 7"), ("The Electric", "Balcony, mind your head"),
    ("Pilot Boats", "On call day and night"), ("Town Hall Clock", "Five minutes fast, as ever"),
    ("Iron Bridge", "Painted from one end to the other, then again"), ("Tea on the Quay", "Also coffee"),
    ("Oven No. 3", "Rye, dark, on Tuesdays"), ("Rope Walk", "Four hundred paces of roof"),
    ("Steam Rooms", "Towels at the door"), ("Harbour Archive", "Every ship since the flood"),
    ("Range Lights", "Keep them in line"), ("Herb Garden", "Please do touch"),
    ("Mill End Loop", "Last stop, all change"), ("Open Air Screen", "Bring a blanket"),
    ("Island Boat", "Back before the tide"), ("Sundial", "Closed in winter"), ("Weir Bridge", "Salmon in October"),
    ("The Spare Chair", "There is always one"), ("Flour & Salt", "And water, and time"),
    ("Print Shop", "Ink on everything"), ("Children's Pool", "Knee deep, knee high"), ("Night Library", "Knock twice"),
    ("Fog Bell", "You will know"), ("Orchard", "Apples for a coin in the box"),
    ("Hill Line", "The view is on the left"), ("Shadow Theatre", "One lamp, ten fingers"),
    ("Chain Ferry", "Older than the bridge"), ("Tide Clock", "High at ten to four"),
    ("Stepping Stones", "Eleven, one of them loose"), ("Last Cup", "Stays open for the late tram"),
  ]
}
