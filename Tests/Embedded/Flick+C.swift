// The flick for programs in C, which keep no state: each call runs all of it.

@c(flick_offset)
public func flickOffset(_ time: Double) -> Double { Flick().offset(at: time) }

@c(flick_rest_time)
public func flickRestTime() -> Double { Flick().restTime }
