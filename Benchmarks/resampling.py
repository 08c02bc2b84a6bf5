#!/usr/bin/env python3
"""How far behind the pointer content is, and how evenly it follows, by rule of resampling.

A hand moves at a constant velocity over a display of 60 Hz; reports come with a jitter of 30 % of their interval, and
frames are drawn with one of 0.3 ms. Printed for each rule: the mean lag in ms, the root mean square by which the steps of
content differ from even ones, in ms of travel, and how far content overshoots where a hand of 1000 pt/s stops dead, in pt.
"""
import random
import statistics

PERIOD = 1 / 60
FRAMES = 4000
SPEED = 1000
# By rule: how late, in reports, and how far ahead of the newest report at most, in reports.
RULES = {
    "the newest report": None,
    "a report late": (1, 0),
    "half a report late": (0.5, 0),
    "half late, half ahead": (0.5, 0.5),
    "half ahead": (0, 0.5),
    "a report ahead": (0, 1.2),
}


def follow(rate, rule, rng):
    interval = 1 / rate
    reports = [(k + 0.3 * (rng.random() - 0.5)) * interval for k in range(int(FRAMES * PERIOD * rate) + 10)]
    latest, places, lags = 0, [], []
    for frame in range(10, FRAMES - 10):
        drawn = frame * PERIOD + 0.0003 * rng.random()
        while latest + 1 < len(reports) and reports[latest + 1] <= drawn:
            latest += 1
        place = newest = reports[latest]
        if rule:
            late, ahead = rule
            place = min(drawn - late * interval, newest + ahead * interval)
        places.append(place)
        lags.append(drawn - place)
    steps = [b - a - PERIOD for a, b in zip(places, places[1:])]
    return statistics.mean(lags) * 1e3, statistics.mean(s * s for s in steps) ** 0.5 * 1e3


print(f"{'rule':24}" + "".join(f"{rate:>8} Hz       " for rate in (60, 125, 250, 500, 1000)))
for name, rule in RULES.items():
    cells = []
    for rate in (60, 125, 250, 500, 1000):
        lag, uneven = follow(rate, rule, random.Random(1))
        overshoot = min(rule[1] if rule else 0, 1) / rate * SPEED
        cells.append(f"{lag:5.1f} {uneven:5.2f} {overshoot:5.1f} ")
    print(f"{name:24}" + " ".join(cells))
