// Prints the path of a flick to the last bit, as flick.c does.
let flick = Flick()
print(flick.restTime.bitPattern)
for frame in 0...480 { print(flick.offset(at: Double(frame) / 120).bitPattern) }
