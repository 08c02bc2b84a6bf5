#!/usr/bin/env python3
"""Writes the recorded gestures of Tests/Replays, some of touchpads, and calls of a program, as lines that trace.c and
Trace.swift read."""

import json
import math
import sys
from pathlib import Path

PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}
PINCHES = {"began": 0, "changed": 1, "ended": 2}


def line(event):
    time, x, y = (event.get(name, 0) for name in ("time", "x", "y"))
    match event["kind"]:
        case "down" | "move" | "up" | "cancel":
            device = 1 if event.get("pointer") == "touch" else 0
            return f"pointer {PHASES[event['kind']]} {device} {event.get('id', 0)} {x!r} {y!r} {time!r}"
        case "wheel":
            flags = bool(event.get("precise")) + 2 * bool(event.get("zoom")) + 4 * bool(event.get("end"))
            return f"wheel {flags} {event.get('dx', 0)!r} {event.get('dy', 0)!r} {x!r} {y!r} {time!r}"
        case "pinch":
            return f"pinch {PINCHES[event['phase']]} {event.get('scale', 1)!r} {x!r} {y!r} {time!r}"


def touchpad():
    for report in range(24):
        yield f"wheel 1 {1.5 * math.sin(report)!r} {-0.4 * report!r} 200 400 {0.1 + report / 125!r}"
    yield f"wheel 5 0 0 200 400 {0.1 + 24 / 125!r}"
    for notch in range(5):
        yield f"wheel 0 0 {1.0 if notch % 2 else -1.0} 200 650 {1 + notch * 0.07!r}"
    for report in range(12):
        yield f"wheel 3 0 {4.0 + report} 120 300 {3 + report / 60!r}"


def two_fingers():
    yield "pointer 0 1 0 150 300 0.1"
    yield "pointer 0 1 7 250 420 0.12"
    for report in range(20):
        yield f"pointer 1 1 0 {150 - 3.3 * report!r} {300 - 2.1 * report!r} {0.13 + report / 120!r}"
        yield f"pointer 1 1 7 {250 + 2.9 * report!r} {420 + 5.7 * report!r} {0.131 + report / 120!r}"
    yield "pointer 2 1 0 87.3 260.1 0.3"
    yield "pointer 2 1 7 305.1 528.3 0.31"


def program():
    yield "fling -700 2600 0.1"
    yield "fling 310.5 -900.25 0.33"
    yield "grow 43000 0 0.4"
    yield "grow 41000 1500 0.55"
    yield "inset 300 0.7"
    yield "fling 0 90000 0.75"
    yield "inset 0 3.5"
    yield "pointer 0 1 0 200 640 6.1"
    for report in range(1, 9):
        yield f"pointer 1 1 0 {200 - 4.5 * report!r} {640 - 21.5 * report!r} {6.1 + report / 120!r}"
    yield f"pointer 2 1 0 164 468 {6.1 + 8 / 120!r}"


for file in sorted((Path(__file__).resolve().parents[3] / "Tests/Replays").rglob("*.jsonl")):
    lines = [json.loads(text) for text in file.read_text().splitlines() if text.strip()]
    lines = [text for text in (line(event) for event in lines if event["type"] == "event") if text]
    if lines:
        print(f"gesture {file.stem}", *lines, sep="\n")
print("gesture touchpad", *touchpad(), "gesture two-fingers", *two_fingers(), "gesture program", *program(), sep="\n")
