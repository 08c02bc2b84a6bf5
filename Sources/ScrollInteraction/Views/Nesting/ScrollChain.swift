/// The offsets of a chain of scroll views. All members together move along one line, the *travel*, in points, on which
/// the range of each begins at the end of the previous one. Their order depends on the direction.
struct ScrollChain: Sendable, Hashable {
  var members: [ElasticLimits]
  var order: NestingOrder
  var offsets: [Double]

  private func sequence(_ distance: Double) -> [Int] {
    let isOuterFirst = distance < 0 ? order.backward == .outer : order.forward == .outer
    return isOuterFirst ? Array(members.indices) : members.indices.reversed()
  }

  /// Returns the member that stretches when all are at their ends: the last in the sequence that can.
  private func last(_ distance: Double) -> Int {
    let sequence = sequence(distance)
    let stretching = sequence.last {
      (distance < 0 ? members[$0].lowerDimension : members[$0].upperDimension) > 0
    }
    return stretching ?? sequence[sequence.count - 1]
  }

  private func excess(_ index: Int) -> Double { members[index].limits.excess(of: offsets[index]) }

  /// The member that is past its limits; at most one is.
  private var stretched: Int? { offsets.indices.first { excess($0) != 0 } }

  var elasticity: ElasticLimits {
    var (low, high) = (0.0, 0.0)
    for (member, offset) in zip(members, offsets) {
      low += min(0, member.limits.lowerBound - offset)
      high += max(0, member.limits.upperBound - offset)
    }
    let excess = stretched.map(excess) ?? 0
    if excess > 0 { high = -excess }
    if excess < 0 { low = -excess }
    let (first, last) = (members[last(-1)], members[last(1)])
    return ElasticLimits(
      low...max(low, high), coefficient: excess < 0 ? first.coefficient : last.coefficient,
      lowerDimension: first.lowerDimension, upperDimension: last.upperDimension)
  }

  func offsets(after travel: Double) -> [Double] {
    var (result, rest) = (offsets, travel)
    if let stretched {
      let excess = excess(stretched)
      // First back within its limits. On the way farther out, the stretched member moves alone.
      let own = excess > 0 ? max(travel, -excess) : min(travel, -excess)
      result[stretched] =
        own == -excess ? offsets[stretched].clamped(to: members[stretched].limits) : result[stretched] + own
      rest -= own
    }
    for index in sequence(rest) where rest != 0 {
      let limits = members[index].limits
      let room = rest < 0 ? min(0, limits.lowerBound - result[index]) : max(0, limits.upperBound - result[index])
      if abs(room) <= abs(rest) {
        result[index] = room == 0 ? result[index] : rest < 0 ? limits.lowerBound : limits.upperBound
        rest -= room
      } else {
        result[index] += rest
        rest = 0
      }
    }
    if rest != 0 { result[last(rest)] += rest }
    return result
  }

  func travel(taking index: Int, to offset: Double) -> Double {
    let inside = members.indices.map { offsets[$0].clamped(to: members[$0].limits) }
    let distance = offset - inside[index]
    let others = sequence(distance).prefix { $0 != index }
    let rooms = others.map { other in
      let limits = members[other].limits
      return distance == 0 ? 0 : (distance < 0 ? limits.lowerBound : limits.upperBound) - inside[other]
    }
    return rooms.reduce(distance - (stretched.map(excess) ?? 0), +)
  }

  /// Returns the handovers on the way from 0 to `travel`: the travels, and the members that continue.
  func handovers(to travel: Double) -> [(travel: Double, receiver: Int)] {
    var result: [(travel: Double, receiver: Int)] = []
    var reached = 0.0
    var movers = sequence(travel).map { index in
      let limits = members[index].limits
      return (index, (travel < 0 ? limits.lowerBound : limits.upperBound) - offsets[index].clamped(to: limits))
    }
    if let stretched { movers.insert((stretched, -excess(stretched)), at: 0) }
    var mover: Int?
    for (index, room) in movers where abs(room) > .rounding {
      if abs(reached) >= abs(travel) { break }
      if let mover, mover != index { result.append((reached, index)) }
      mover = index
      reached += room
    }
    if abs(reached) < abs(travel), let mover, mover != last(travel) { result.append((reached, last(travel))) }
    return result
  }

  func mover(at travel: Double, towards direction: Double) -> Int {
    var chain = self
    chain.offsets = offsets(after: travel)
    if let stretched = chain.stretched { return stretched }
    return chain.sequence(direction).first { index in
      let limits = members[index].limits
      let offset = chain.offsets[index]
      return (direction < 0 ? offset - limits.lowerBound : limits.upperBound - offset) > .rounding
    } ?? last(direction)
  }
}
