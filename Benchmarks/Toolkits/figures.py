#!/usr/bin/env python3
"""The figures of the platforms' pages: a flick and an impact, by the law of each.

    figures.py FOLDER     OVERSCROLL_LIBRARY names liboverscroll.so.1
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent.parent / "Bindings/python"))
import figure  # noqa: E402
import overscroll  # noqa: E402

PAGES = {"uikit": "UIKit", "article": "UIKit", "appkit": "AppKit", "android": "Android", "gtk": "GTK",
         "chromium": "Chromium", "chromium-linux": "Chromium", "flutter": "Flutter", "flutter-clamping": "Flutter"}
SPEED, WAY = 2000, 100  # points per second, and points before the bound that an impact begins
TIMES = [step / 80 for step in range(161)]


def panel(axes, colors, page, upper):
    others = [name for name in overscroll.feels() if PAGES.get(name) != page]
    mine = [name for name in overscroll.feels() if PAGES.get(name) == page]
    motion = overscroll.ScrollMotion(0, SPEED, -1e6, upper)
    for name in others + mine:
        feel, accent = overscroll.feel(name), name in mine
        axes.plot(TIMES, [overscroll.scroll_at(motion, feel, time).value for time in TIMES], linewidth=2 if accent else 1,
                  color=colors.accents[mine.index(name)] if accent else colors.faint, label=name if accent else None)
    axes.set_xlabel("seconds")
    if len(mine) > 1:
        axes.legend(frameon=False, loc="lower right")


def draw(page, path, colors):
    with figure.written(path, colors, 1, 2, (10, 3.4)) as (flick, impact):
        flick.set_title(f"A flick of {SPEED} pt/s")
        flick.set_ylabel("content offset, points")
        panel(flick, colors, page, 1e6)
        impact.set_title(f"The same, {WAY} pt before a bound")
        panel(impact, colors, page, WAY)
        impact.axhline(WAY, color=colors.ink, linewidth=0.5, linestyle=":")
        impact.set_xlim(0, 1)


if __name__ == "__main__":
    for page in sorted(set(PAGES.values())):
        for suffix, colors in figure.THEMES.items():
            draw(page, Path(sys.argv[1], f"{page.lower()}-figure{suffix}.svg"), colors)
