#!/usr/bin/env python3
"""Compares the numbers that a program compiled by another compiler, or for another machine, prints with Swift's.

    compare.py NAME BOUND OURS SWIFTS

BOUND is a distance (1e-9), or units in the last place of the larger number, of 1 if that is smaller (8ulp)."""

import math
import struct
import sys


def number(word):
    return struct.unpack(">d", bytes.fromhex(word))[0] if len(word) == 16 else int(word)


def distance(ours, theirs):
    ours, theirs = number(ours), number(theirs)
    return abs(ours - theirs) / (math.ulp(max(1, abs(ours), abs(theirs))) if is_relative else 1)


name, bound, *files = sys.argv[1:]
is_relative = bound.endswith("ulp")
lines = equal = 0
worst = 0.0
for ours, theirs in zip(*map(open, files), strict=True):
    lines += 1
    equal += ours == theirs
    if ours != theirs:
        pairs = zip(ours.split(), theirs.split(), strict=True)
        worst = max(worst, max(distance(a, b) for a, b in pairs if a != b))
said = f"{worst:.3g} ulp" if is_relative else f"{worst:.1e}"
if not (lines > 5000 and worst <= float(bound.removesuffix("ulp"))):
    sys.exit(f"{name}: of {lines} lines, numbers differ by {said}, more than {bound}")
print(f"{name}: {equal} of {lines} lines are Swift's to the last bit; the others differ by {said} at most")
