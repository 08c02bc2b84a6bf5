"""Prints SpringReference.swift: springs solved with 60 digits, to check the closed forms in double precision against.

    pip install mpmath && python3 springs.py > ../ScrollPhysicsTests/Springs/SpringReference.swift

Every input is taken as the exact value of the double that the tests use. Here the roots of m·λ² + c·λ + k = 0 are
complex numbers throughout, so no case distinction of the library is repeated.
"""

from mpmath import mp, mpf, mpc, sqrt, exp, log, pi, diff, findroot, fabs

mp.dps = 60


def roots(m, k, z):
    w = sqrt(mpf(k) / mpf(m))
    z = mpf(z)
    d = sqrt(mpc(z * z - 1))
    if d == 0:
        d = mpf(10) ** -40  # the limit, far beyond double precision
    return w * (-z + d), w * (-z - d), w


def solution(m, k, z, x0, v0):
    a, b, _ = roots(m, k, z)
    x0, v0 = mpf(x0), mpf(v0)
    p = (v0 - b * x0) / (a - b)
    q = (a * x0 - v0) / (a - b)
    x = lambda t: (p * exp(a * t) + q * exp(b * t)).real
    v = lambda t: (p * a * exp(a * t) + q * b * exp(b * t)).real
    return x, v, a, b, p, q


def ratio(m, k, c):
    return mpf(c) / (2 * sqrt(mpf(m) * mpf(k)))


def extrema(a, b, p, q, count):
    """Returns the times ≥ 0 at which v = 0: p·a·e^(at) = −q·b·e^(bt)."""
    if p == 0 or q == 0:
        return []
    r = log(mpc(-q * b / (p * a))) / (a - b)
    period = 2 * pi / fabs((a - b).imag) if fabs((a - b).imag) > mpf(10) ** -30 * fabs(a - b) else None
    if period is None:
        t = mpc(r)
        return [t.real] if fabs(t.imag) < mpf(10) ** -25 * (1 + fabs(t)) and t.real > 0 else []
    t = r.real
    t -= mp.floor(t / period) * period
    return [t + n * period for n in range(count)]


def settling(m, k, z, x0, v0, threshold):
    """Returns the last time at which |x| = threshold, by bisection after the last extremum above the threshold."""
    x, v, a, b, p, q = solution(m, k, z, x0, v0)
    eps = mpf(threshold)
    decay = -a.real
    peak = fabs(p) + fabs(q)
    horizon = log(peak / eps) / decay if peak > eps else mpf(0)
    if fabs((a - b).imag) > 0 and mpf(z) < 1:
        period = 2 * pi / fabs((a - b).imag)
        first = extrema(a, b, p, q, 1)[0]
        times = [first + n * period for n in range(int(horizon / period) + 2)]
        width = period
    else:
        times = extrema(a, b, p, q, 1)
        width = None
    above = [t for t in times if fabs(x(t)) > eps]
    start = above[-1] if above else mpf(0)
    if fabs(x(start)) <= eps:
        return mpf(0)
    high = start + width if width else start + horizon + 1
    # from there |x| decreases monotonically to its zero or forever; find a point inside
    if width:
        sign = 1 if x(start) > 0 else -1
        low, top = start, high
        for _ in range(250):
            mid = (low + top) / 2
            if sign * x(mid) > eps:
                low = mid
            else:
                top = mid
        return low
    low, top = start, high
    while fabs(x(top)) > eps:
        top *= 2
    sign = 1 if x(start) > 0 else -1
    for _ in range(300):
        mid = (low + top) / 2
        if sign * x(mid) > eps:
            low = mid
        else:
            top = mid
    return low


def scale(m, k, z, x0, v0):
    """Returns the greatest |x| and |v| of the motion."""
    x, v, a, b, p, q = solution(m, k, z, x0, v0)
    times = [mpf(0)] + extrema(a, b, p, q, 2)
    xs = max(fabs(x(t)) for t in times)
    w = roots(m, k, z)[2]
    return xs, max(fabs(mpf(v0)), w * xs * min(1, 1 / (2 * mpf(z)) if z > 1 else 1))


def literal(value):
    return repr(float(value))


def main():
    rows = []
    ratios = [0, 1e-4, 0.01, 0.1, 0.5, 0.9, 0.999, 1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1.0, 1 + 1e-12, 1 + 1e-9, 1 + 1e-6,
              1.001, 1.5, 5, 50, 1e4, 5e8]
    springs = [(1, 100), (1, 200), (2.5, 37.5), (0.01, 1e6), (1e3, 0.7), (1e-6, 1e-6)]
    starts = [(100, 0), (0, 1500), (-30, 900), (120, -2400), (1e-3, 1e5)]
    for index, z in enumerate(ratios):
        for j in range(index % 2, 6, 2):
            m, k = springs[(index + j) % len(springs)]
            x0, v0 = starts[(index * 2 + j) % len(starts)]
            w = float((mpf(k) / mpf(m)) ** 0.5)
            span = [0.01, 0.3, 1, 3, 10, 60][j] / w
            if z > 1 and j >= 4:
                span *= 2 * z
            if z < 0.05 and j == 5:
                span = 600 / w
            rows.append((m, k, z, x0, v0, float("%.6g" % span)))
    print("// Made by Tests/References/springs.py with 60 digits. Do not edit.")
    print("// swift-format-ignore-file")
    print()
    print("struct SpringReference: Sendable {")
    print("  let mass, stiffness, dampingRatio, displacement, velocity, time: Double")
    print("  /// The exact state at `time`, and the maxima over all times.")
    print("  let expectedDisplacement, expectedVelocity, displacementScale, velocityScale: Double")
    print("}")
    print()
    print("extension SpringReference {")
    print("  static let all: [SpringReference] = rows.map {")
    print("    SpringReference(")
    print("      mass: $0[0], stiffness: $0[1], dampingRatio: $0[2], displacement: $0[3], velocity: $0[4], time: $0[5],")
    print("      expectedDisplacement: $0[6], expectedVelocity: $0[7], displacementScale: $0[8], velocityScale: $0[9])")
    print("  }")
    print()
    print("  private static let rows: [[Double]] = [")
    for m, k, z, x0, v0, t in rows:
        x, v, *_ = solution(m, k, z, x0, v0)
        xs, vs = scale(m, k, z, x0, v0)
        out = [literal(n) for n in (m, k, z, x0, v0, t)] + [literal(n) for n in (x(mpf(t)), v(mpf(t)), xs, vs)]
        print("    [" + ", ".join(out) + "],")
    print("  ]")
    print("}")
    print()
    print("struct SettlingReference: Sendable {")
    print("  let mass, stiffness, dampingRatio, displacement, velocity, threshold, expected: Double")
    print("}")
    print()
    print("extension SettlingReference {")
    print("  static let all: [SettlingReference] = rows.map {")
    print("    SettlingReference(")
    print("      mass: $0[0], stiffness: $0[1], dampingRatio: $0[2], displacement: $0[3], velocity: $0[4],")
    print("      threshold: $0[5], expected: $0[6])")
    print("  }")
    print()
    print("  private static let rows: [[Double]] = [")
    ratios = [0.01, 0.1, 0.5, 0.9, 1 - 1e-9, 1.0, 1 + 1e-9, 1.01, 1.5, 20, 5e8]
    springs = [(1, 100), (2.5, 37.5), (1, 1), (0.01, 1e4)]
    starts = [(100, 0), (0, 1500), (-30, 900), (120, -2400), (0.4, -1), (0.7, 20), (400, -400)]
    for index, z in enumerate(ratios):
        for j in range(index % 2, len(starts), 2):
            x0, v0 = starts[j]
            m, k = springs[(index + j) % len(springs)]
            threshold = [0.5, 0.001, 0.1][(index + 2 * j) % 3]
            time = settling(m, k, z, x0, v0, threshold)
            print("    [" + ", ".join(literal(n) for n in (m, k, z, x0, v0, threshold, time)) + "],")
    print("  ]")
    print("}")


main()
