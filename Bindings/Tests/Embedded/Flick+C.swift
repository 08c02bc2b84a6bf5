// The flick for C programs. No state is kept, so each call runs the whole flick.

@c(flick_offset)
public func flickOffset(_ time: Double) -> Double { Flick().offset(at: time) }

@c(flick_rest_time)
public func flickRestTime() -> Double { Flick().restTime }
