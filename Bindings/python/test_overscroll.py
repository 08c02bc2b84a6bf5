#!/usr/bin/env python3
"""What the package promises; run with the library installed, or OVERSCROLL_LIBRARY set to its path."""

import os
import subprocess
import sys
import tempfile
import threading
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

    def test_threads_that_share_a_view_take_turns(self):
        with self.flick() as view:
            def play():
                for step in range(4000):
                    view.pointer(step % 3, 195, 700 - step % 90, step / 120)
                    view.at(step / 120)

            threads = [threading.Thread(target=play) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertTrue(abs(view.at(99).y) < 1e6)

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

    def flicks(self, view, count):
        """Flicks up, one flick every half second."""
        for flick in range(count):
            for report in range(13):
                phase = overscroll.DOWN if report == 0 else overscroll.UP if report == 12 else overscroll.MOVE
                view.pointer(phase, 195, 700 - 12 * min(report, 11), flick / 2 + report / 120)

    def test_flicks_in_a_row_multiply_as_far_as_they_are_let(self):
        def speed(greatest=None):
            with overscroll.ScrollView((390, 844), (390, 9e6), overscroll.feel("uikit"), (0, 1e6)) as view:
                extras = overscroll.feel_extras("uikit")
                self.assertEqual((extras.greatest_flick, extras.first_flick_count), (16, 3))
                self.assertEqual(extras.touchpad_rubber_band_coefficient, 0.715)
                if greatest:
                    extras.greatest_flick = greatest
                    view.set_feel_extras(extras, 0)
                self.flicks(view, 8)
                return view.at(3.6).velocity_y
        self.assertAlmostEqual(speed(2), 2 * speed(1), places=6)
        self.assertGreater(speed(), 4 * speed(1))
        self.assertEqual(overscroll.feel_extras("article").flick_rate, 0)

    def test_a_flick_gains_its_share_of_the_velocity_of_caught_content(self):
        def speeds(share):
            with overscroll.ScrollView((390, 844), (390, 9e6), overscroll.feel("article"), (0, 1e6)) as view:
                extras = overscroll.feel_extras("article")
                extras.flick_share = share
                view.set_feel_extras(extras, 0)
                self.flicks(view, 2)
                return view.at(0.1).velocity_y, view.at(0.5).velocity_y, view.at(0.6).velocity_y
        (_, caught, alone), (_, _, faster) = speeds(0), speeds(1)
        self.assertGreater(faster, 1.2 * alone)
        self.assertLess(faster, alone + caught)
        extras = overscroll.feel_extras("uikit")
        extras.flick_share = 0.5
        with overscroll.ScrollView((390, 844), (390, 9e6)) as view:
            with self.assertRaises(overscroll.Error): view.set_feel_extras(extras, 0)

    def test_a_fling_begins_with_its_velocity_and_needs_frames_until_it_rests(self):
        with overscroll.ScrollView((390, 844), (390, 90000), overscroll.feel("uikit")) as view:
            self.assertFalse(view.needs_frame(0))
            view.fling(0, 2000, 0)
            rest = view.at(0).rest_time
            self.assertEqual(view.at(0).velocity_y, 2000)
            self.assertGreater(view.at(rest).y, 900)
            self.assertTrue(view.needs_frame(0) and view.needs_frame(rest - 0.01))
            self.assertFalse(view.needs_frame(rest))

    def test_crossings_are_the_times_at_which_a_motion_is_there(self):
        with self.flick() as view:
            bound, rest = 2400 - 844, view.at(0.1).rest_time
            times = view.crossings(bound, 0)
            self.assertEqual(len(times), 2)
            self.assertEqual(times[1], rest)
            self.assertAlmostEqual(view.at(times[0]).y, bound, places=9)
            self.assertEqual(view.crossings(bound, times[0], rest), times[:1])
            self.assertEqual(view.crossings(bound, rest + 1), [])
            with self.assertRaisesRegex(overscroll.Error, "does not support"):
                view.crossings(0, 0, 1, overscroll.LIST_Y)

    def test_a_ruler_reports_each_mark_at_the_time_of_its_crossing(self):
        with overscroll.ScrollView((390, 844), (390, 90000), overscroll.feel("uikit")) as view:
            view.set_ruler(44, origin=10)
            view.fling(0, 2000, 0)
            passed = [(event.number, time) for time, kind, event in view.events(0) if kind == "did_pass"]
            self.assertEqual([number for number, _ in passed], list(range(int((view.at(9).y - 10) // 44) + 1)))
            for number, time in passed:
                self.assertEqual(view.crossings(10 + 44 * number, 0), [time])
            view.set_ruler(None)
            self.assertNotIn("did_pass", [kind for _, kind, _ in view.events(0)])

    def test_a_picker_reports_its_rows_and_a_deceleration_lands_on_one_without_haste(self):
        def fastest(landing):
            flags = overscroll.ALONG_Y | overscroll.REPORT_PAGES
            with overscroll.Pages(160, 100, length=32, page=10, flags=flags) as view:
                view.set_landing(landing, 0)
                view.fling(0, 300, 0)
                end = view.at(0)
                passed = [event.number for _, kind, event in view.events(0) if kind == "did_pass"]
                self.assertEqual(passed, list(range(11, end.target + 1)))
                self.assertEqual(view.at(end.rest_time).y, 32 * end.target)
                return max(view.at(end.rest_time * step / 200).velocity_y for step in range(201))
        self.assertGreater(fastest(overscroll.LAND_BY_SPRING), 301)
        self.assertEqual(fastest(overscroll.LAND_BY_DECELERATION), 300)

    def test_a_conversation_keeps_its_end_and_what_is_read(self):
        layout = overscroll.ScrollView.layout
        with overscroll.ScrollView((390, 844), (390, 2000), offset=(0, overscroll.END)) as view:
            self.assertEqual(view.at(0).y, 2000 - 844)
            view.set_layout(layout((390, 844), (390, 2100)), 1, overscroll.KEEP_END)
            self.assertEqual(view.at(1).y, 2100 - 844)
            view.grow(2300, overscroll.START, 2)
            self.assertEqual(view.at(2).y, 2300 - 844)
            view.set_layout(layout((390, 844), (390, 2400)), 3)
            self.assertEqual(view.at(3).y, 2300 - 844)

    def test_a_drawer_is_flung_open_and_its_list_makes_room_for_a_keyboard(self):
        detents = [(44, overscroll.FROM_TOP), (0.5, overscroll.FRACTION_FROM_BOTTOM)]
        with overscroll.Drawer(800, 60, 4000, detents, detent=1) as view:
            self.assertEqual(view.at(0).y, 400)
            view.fling(0, 3000, 0)
            rest = view.at(0).rest_time
            self.assertEqual((view.at(rest).y, view.at(rest).target), (44, 0))
            self.assertGreater(view.at(rest).list_y, 0)
            view.scroll_to(0, overscroll.END, rest, animated=False)
            end = view.at(rest).list_y
            view.set_list_inset(0, 300, rest, overscroll.KEEP_END)
            self.assertEqual(view.at(rest).list_y, end + 300)
            view.grow(4100, 0, rest, overscroll.LIST_Y)
            self.assertEqual(view.at(rest).list_y, end + 400)

    def test_a_tile_goes_to_the_corner_at_which_it_is_flung(self):
        with overscroll.Tile((390, 844), (120, 90), margin=16) as view:
            view.fling(-2000, 0, 0)
            self.assertEqual((view.at(9).target, view.at(9).x, view.at(9).y), (2, 16, 844 - 90 - 16))

    def test_a_momentum_goes_as_far_at_any_rate_of_reports_and_frames(self):
        def distance(rate, frames):
            with overscroll.Momentum(overscroll.feel("uikit")) as momentum:
                for report in range(1, rate // 5 + 1):
                    momentum.scroll(0, 1500 / rate, report / rate)
                momentum.lift(0.2)
                rest = momentum.advance(-1, 0).rest_time
                self.assertAlmostEqual(momentum.advance(0, 0.2).remaining_y, momentum.advance(0.2, 0.2).remaining_y)
                sums = [momentum.advance(frame / frames, (frame + 1) / frames).delta_y for frame in range(frames * 9)]
                self.assertFalse(momentum.needs_frame(rest))
                return sum(sums)
        distances = [distance(rate, frames) for rate in (60, 90, 140, 1000) for frames in (30, 60, 144)]
        self.assertLess(max(distances), 1.01 * min(distances))
        self.assertGreater(min(distances), 900)

    def test_a_momentum_that_content_refuses_stretches_or_ends(self):
        for flags, phase in ((0, "ended"), (overscroll.ENDS_REFUSED, "cancelled")):
            with overscroll.Momentum(overscroll.feel("uikit"), flags=flags) as momentum:
                for report in range(1, 21):
                    momentum.scroll(0, 15, report / 100)
                momentum.lift(0.2)
                place, most = 0, 0
                for frame in range(600):
                    movement = momentum.advance(frame / 60, (frame + 1) / 60)
                    taken = min(movement.delta_y, 500 - place)
                    place += taken
                    momentum.refuse(0, movement.delta_y - taken)
                    most = max(most, momentum.advance((frame + 1) / 60, (frame + 1) / 60).overshoot_y)
                self.assertAlmostEqual(place, 500)
                self.assertEqual(most > 20, phase == "ended")
                self.assertEqual(overscroll.MOMENTUM_PHASES[movement.phase], phase)
                momentum.scroll(0, 3, 20, overscroll.WHEEL)
                self.assertIn("phase='active'", repr(momentum.advance(20, 20.1)))
                with self.assertRaisesRegex(overscroll.Error, "does not support"):
                    momentum.at(1)

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
