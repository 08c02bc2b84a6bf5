#!/usr/bin/env python3
"""What the package promises; run with the library installed, or OVERSCROLL_LIBRARY set to its path."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import overscroll


class Tests(unittest.TestCase):
    def flick(self):
        view = overscroll.ScrollView((390, 844), (390, 2400), overscroll.feel("uikit"), (0, 1000))
        for report in range(13):
            phase = overscroll.DOWN if report == 0 else overscroll.UP if report == 12 else overscroll.MOVE
            view.pointer(phase, 195, 700 - 2.5 * report * report, report / 120)
        return view

    def test_a_flick_beyond_the_end_bounces_and_rests_on_it(self):
        with self.flick() as view:
            rest = view.at(0.1).rest_time
            path = [view.at(0.1 + step / 120).y for step in range(480)]
            self.assertGreater(max(path), 2400 - 844 + 10)
            self.assertEqual(view.at(rest).y, 2400 - 844)
            self.assertEqual(overscroll.STATES[view.at(0.11).state], "decelerating")

    def test_events_happen_once_in_order(self):
        with self.flick() as view:
            events = view.events(0)
            self.assertEqual(events, sorted(events, key=lambda event: event[0]))
            self.assertEqual([kind for _, kind, _ in events], [
                "will_begin_dragging", "will_end_dragging", "did_end_dragging", "did_end_decelerating", "did_settle"])

    def test_a_spring_ends_where_it_goes(self):
        motion = overscroll.SpringMotion(0, 100, 0, 0.5, overscroll.spring_by_response(0.5, 0.7))
        duration = overscroll.spring_duration(motion)
        self.assertEqual(overscroll.spring_at(motion, duration).value, 100)
        self.assertGreater(max(overscroll.spring_at(motion, duration * step / 100).value for step in range(100)), 100)

    def test_projection_and_rubber_band_are_the_formulas(self):
        self.assertAlmostEqual(overscroll.project(0, 1000, 0.998), 499.5, places=1)
        self.assertAlmostEqual(overscroll.rubber_band(100, 0.55, 800), (1 - 1 / (100 * 0.55 / 800 + 1)) * 800, places=9)

    def test_every_feel_has_numbers(self):
        self.assertIn("uikit", overscroll.feels())
        for name in overscroll.feels():
            self.assertTrue(0 < overscroll.feel(name).deceleration_rate < 1)

    def test_flicks_in_a_row_multiply_as_far_as_they_are_let(self):
        def speed(greatest=None):
            with overscroll.ScrollView((390, 844), (390, 9e6), overscroll.feel("uikit"), (0, 1e6)) as view:
                extras = overscroll.feel_extras("uikit")
                self.assertEqual((extras.greatest_flick, extras.first_flick_count), (16, 3))
                self.assertEqual(extras.touchpad_rubber_band_coefficient, 0.715)
                if greatest:
                    extras.greatest_flick = greatest
                    view.set_feel_extras(extras, 0)
                for flick in range(8):
                    for report in range(13):
                        phase = overscroll.DOWN if report == 0 else overscroll.UP if report == 12 else overscroll.MOVE
                        view.pointer(phase, 195, 700 - 12 * min(report, 11), flick / 2 + report / 120)
                return view.at(3.6).velocity_y
        self.assertAlmostEqual(speed(2), 2 * speed(1), places=6)
        self.assertGreater(speed(), 4 * speed(1))
        self.assertEqual(overscroll.feel_extras("article").flick_rate, 0)

    def test_a_view_that_is_closed_is_told(self):
        view = self.flick()
        view.close()
        with self.assertRaisesRegex(overscroll.Error, "never opened, is closed"):
            view.at(1)
        with self.assertRaisesRegex(overscroll.Error, "infinite or NaN"), self.flick() as other:
            other.at(float("nan"))
        with self.assertRaises(overscroll.Error):
            overscroll.feel("nobody's")

    def test_a_struct_prints_its_fields_by_name(self):
        with self.flick() as view:
            events = [repr(event) for _, _, event in view.events(0)]
            self.assertRegex(events[1], r"^Event\(time=0\.1, .*target_y=1556\.0, kind='will_end_dragging', ")
            self.assertNotIn("reserved", events[1])
            self.assertIn("state='decelerating'", repr(view.at(0.11)))
        spring = overscroll.spring_by_response(0.5, 0.7)
        self.assertIn(f"spring={spring!r}", repr(overscroll.SpringMotion(0, 100, 0, 0.5, spring)))

    def test_a_missing_library_is_an_import_error_that_names_the_variable(self):
        command = [sys.executable, "-c", "import overscroll"]
        environment = {**os.environ, "OVERSCROLL_LIBRARY": "/nowhere/liboverscroll.so", "PYTHONPATH": ":".join(sys.path)}
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        self.assertEqual(ended.returncode, 1)
        self.assertRegex(ended.stderr, r"ImportError: Cannot load /nowhere/liboverscroll\.so: .*set OVERSCROLL_LIBRARY")

    def test_the_plot_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "flick.svg"
            subprocess.run([sys.executable, Path(__file__).with_name("plot.py"), path], check=True)
            self.assertIn("<svg", path.read_text())


if __name__ == "__main__":
    unittest.main()
