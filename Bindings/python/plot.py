#!/usr/bin/env python3
"""Plots a flick that bounces, in every feel: with matplotlib where it is installed, else as an SVG of its own.

    python3 plot.py FILE.svg
"""

import sys

import overscroll

COLORS = ("#2a78d6", "#c2571a", "#158f6b", "#8a5cc7", "#b3357a", "#7a7a18", "#4a4a4a", "#0b8aa0")


def curve(name, velocity=4000, lower=0, upper=900):
    feel, motion = overscroll.feel(name), overscroll.ScrollMotion(0, velocity, lower, upper)
    duration = min(overscroll.scroll_duration(motion, feel), 5)
    times = [duration * step / 240 for step in range(241)]
    return times, [overscroll.scroll_at(motion, feel, time).value for time in times]


def svg(curves, width=720, height=360):
    end = max(times[-1] for times, _ in curves.values())
    top = max(max(values) for _, values in curves.values())
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">',
             f'<rect width="{width}" height="{height}" fill="#fff"/>']
    for index, (name, (times, values)) in enumerate(curves.items()):
        points = " ".join(f"{40 + (width - 60) * t / end:.2f},{height - 30 - (height - 60) * v / top:.2f}"
                          for t, v in zip(times, values))
        color = COLORS[index % len(COLORS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts.append(f'<text x="{width - 150}" y="{height - 50 - 18 * index}" fill="{color}">{name}</text>')
    parts.append(f'<text x="40" y="{height - 8}" fill="#444">0 to {end:.2f} s, 0 to {top:.0f} pt</text></svg>')
    return "\n".join(parts)


def main(path):
    curves = {name: curve(name) for name in overscroll.feels()}
    try:
        import matplotlib
        matplotlib.use("svg")
        from matplotlib import pyplot
    except ImportError:
        with open(path, "w", encoding="utf-8") as file:
            file.write(svg(curves))
        return
    for name, (times, values) in curves.items():
        pyplot.plot(times, values, label=name)
    pyplot.xlabel("seconds"), pyplot.ylabel("points"), pyplot.legend()
    pyplot.savefig(path)


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
