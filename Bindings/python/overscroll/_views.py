"""The views of overscroll.h. A call that a kind of view does not support raises an Error."""

import math
from ctypes import POINTER, c_double, c_int32, c_uint64, c_void_p

from ._library import checked, on_view
from ._structs import (
    ABI, AT_ONCE, DIRECTIONAL_LOCK, EVENTS, FINGER, TOUCH, Y, Context, Detent, DrawerLayout, Event, Feel, FeelExtras,
    MomentumOptions, Movement, PageLayout, PointerEvent, Ruler, Sample, ScrollLayout, Snap, TileLayout, WheelEvent)

_open = checked("open", POINTER(Context), c_int32)
_close = checked("close", POINTER(Context))
_pointer = on_view("pointer", POINTER(PointerEvent), c_void_p)
_wheel = on_view("wheel", POINTER(WheelEvent))
_cancel = on_view("cancel", c_double)
_sample = on_view("sample_view", c_double, POINTER(Sample))
_needs_frame = on_view("needs_frame", c_double, POINTER(c_int32))
_events = on_view("events", c_double, c_double, POINTER(Event), c_int32, POINTER(c_int32))
_crossings = on_view("crossings", c_int32, c_double, c_double, c_double, POINTER(c_double), c_int32, POINTER(c_int32))
_scroll_to = on_view("scroll_to", c_double, c_double, c_int32, c_double)
_snap_to = on_view("snap_to", c_int32, c_int32, c_double)
_step = on_view("step", c_int32, c_double, c_int32, c_int32, c_double)
_fling = on_view("fling", c_double, c_double, c_double)
_grow = on_view("grow", c_int32, c_double, c_double, c_double)
_set_ruler = on_view("set_ruler", POINTER(Ruler))
_set_list_inset = on_view("set_list_inset", c_double, c_double, c_int32, c_double)
_set_feel = on_view("set_feel", POINTER(Feel), c_double)
_set_feel_extras = on_view("set_feel_extras", POINTER(FeelExtras), c_double)
_set_snap = on_view("set_snap", POINTER(Snap), c_double)
_set_landing = on_view("set_landing", c_int32, c_double)
_scroll = on_view("scroll", c_double, c_double, c_int32, c_double)
_lift, _hold, _stop = (on_view(name, c_double) for name in ("lift", "hold", "stop"))
_advance = on_view("advance", c_double, c_double, POINTER(Movement))
_refuse = on_view("refuse", c_double, c_double)


class View:
    """A view in a context of its own. Close it, or use it in a `with`."""

    def __init__(self, *values):
        self._context, self._number = Context(), c_uint64()
        _open(self._context, ABI)
        self._create(self._context, *values, self._number)

    def __init_subclass__(cls, kind, layout, values, has_layout=True):
        cls._create = staticmethod(checked("create_" + kind, POINTER(Context), POINTER(layout), *values, POINTER(c_uint64)))
        if has_layout:
            change = f"set_{kind.removesuffix('_view').removesuffix('s')}_layout"
            cls._change = staticmethod(on_view(change, POINTER(layout), c_int32, c_double))

    def close(self): _close(self._context)

    def __enter__(self): return self

    def __exit__(self, *_): self.close()

    def pointer(self, phase, x, y, time, device=TOUCH, id=0):
        _pointer(self._context, self._number, PointerEvent(x, y, time, phase, device, id, 0), None)

    def wheel(self, delta_x, delta_y, x, y, time, flags=0):
        _wheel(self._context, self._number, WheelEvent(delta_x, delta_y, x, y, time, flags, 0))

    def cancel(self, time): _cancel(self._context, self._number, time)

    def at(self, time):
        sample = Sample()
        _sample(self._context, self._number, time, sample)
        return sample

    def needs_frame(self, time):
        """Whether the frame shown at `time` needs another one after it."""
        needs = c_int32()
        _needs_frame(self._context, self._number, time, needs)
        return needs.value == 1

    def events(self, begin, end=math.inf, most=64):
        events, count = (Event * most)(), c_int32()
        _events(self._context, self._number, begin, min(end, 1e9), events, most, count)
        return [(event.time, EVENTS[event.kind], event) for event in events[:min(most, count.value)]]

    def crossings(self, value, begin, end=math.inf, coordinate=Y, most=1000):
        """The times at which the current motion brings a coordinate to `value`."""
        times, count = (c_double * most)(), c_int32()
        _crossings(self._context, self._number, coordinate, value, begin, min(end, 1e9), times, most, count)
        return times[:min(most, count.value)]

    def scroll_to(self, x, y, time, animated=True): _scroll_to(self._context, self._number, x, y, animated, time)

    def snap_to(self, stop, time, animated=True): _snap_to(self._context, self._number, stop, animated, time)

    def step(self, step, amount, time, along=Y, is_repeat=False):
        _step(self._context, self._number, step, amount, along, is_repeat, time)

    def fling(self, velocity_x, velocity_y, time): _fling(self._context, self._number, velocity_x, velocity_y, time)

    def grow(self, length, at_offset, time, coordinate=Y):
        _grow(self._context, self._number, coordinate, length, at_offset, time)

    def set_layout(self, layout, time, change=AT_ONCE):
        """Changes the layout to one that `layout` of the class returns."""
        self._change(self._context, self._number, layout, change, time)

    def set_feel(self, feel, time): _set_feel(self._context, self._number, feel, time)

    def set_feel_extras(self, extras, time): _set_feel_extras(self._context, self._number, extras, time)

    def set_snap(self, snap, time): _set_snap(self._context, self._number, snap, time)

    def set_landing(self, landing, time): _set_landing(self._context, self._number, landing, time)


class ScrollView(View, kind="scroll_view", layout=ScrollLayout, values=(POINTER(Feel), c_double, c_double)):
    """Content that is dragged, flung and stretched."""

    def __init__(self, viewport, content, feel=None, offset=(0, 0), flags=0, insets=(0, 0, 0, 0)):
        super().__init__(self.layout(viewport, content, flags, insets), feel, *offset)

    @staticmethod
    def layout(viewport, content, flags=0, insets=(0, 0, 0, 0)): return ScrollLayout(*viewport, *content, *insets, flags, 0)

    def set_ruler(self, spacing, origin=0, coordinate=Y):
        """Adds an event for each mark that the offset passes; none if `spacing` is None."""
        _set_ruler(self._context, self._number, None if spacing is None else Ruler(spacing, origin, coordinate, 0))


class Drawer(View, kind="drawer", layout=DrawerLayout, values=(POINTER(Feel), POINTER(Snap), c_int32)):
    """A sheet with a list. Its detents are pairs: a distance and FROM_TOP or the like, in any order."""

    def __init__(self, height, header, content, detents, feel=None, snap=None, detent=0, safe=(0, 0), flags=0):
        super().__init__(self.layout(height, header, content, detents, safe, flags), feel, snap, detent)

    @staticmethod
    def layout(height, header, content, detents, safe=(0, 0), flags=0):
        array = (Detent * len(detents))(*((distance, kind, 0) for distance, kind in detents))
        return DrawerLayout(height, header, content, *safe, array, len(detents), flags)

    def set_list_inset(self, top, bottom, time, change=AT_ONCE):
        _set_list_inset(self._context, self._number, top, bottom, change, time)


class Pages(View, kind="pages", layout=PageLayout, values=(POINTER(Snap), c_int32)):
    """Pages in a row: a count of them with one length, or a list of lengths."""

    def __init__(self, viewport, pages, length=0, snap=None, page=0, spacing=0, margin=0, flags=0):
        super().__init__(self.layout(viewport, pages, length, spacing, margin, flags), snap, page)

    @staticmethod
    def layout(viewport, pages, length=0, spacing=0, margin=0, flags=0):
        if isinstance(pages, int):
            return PageLayout(viewport, length, None, spacing, margin, pages, flags)
        return PageLayout(viewport, length, (c_double * len(pages))(*pages), spacing, margin, len(pages), flags)


class Tile(View, kind="tile", layout=TileLayout, values=(POINTER(Snap), c_int32)):
    """A tile that snaps to the corners of a stage, 0 at the top left, 3 at the bottom right."""

    def __init__(self, stage, tile, margin=0, snap=None, corner=3):
        super().__init__(self.layout(stage, tile, margin), snap, corner)

    @staticmethod
    def layout(stage, tile, margin=0): return TileLayout(*stage, *tile, *[margin] * 4, None, 0, 0)


class Momentum(View, kind="momentum", layout=MomentumOptions, values=(POINTER(Feel),), has_layout=False):
    """Scrolling for a program that receives distances and knows no limits. Other calls of a view raise an Error."""

    def __init__(self, feel=None, viewport=(800, 600), greatest_velocity=0, flags=DIRECTIONAL_LOCK):
        super().__init__(MomentumOptions(*viewport, greatest_velocity, flags, 0), feel)

    def scroll(self, delta_x, delta_y, time, source=FINGER):
        _scroll(self._context, self._number, delta_x, delta_y, source, time)

    def lift(self, time): _lift(self._context, self._number, time)

    def hold(self, time): _hold(self._context, self._number, time)

    def stop(self, time): _stop(self._context, self._number, time)

    def advance(self, begin, end):
        """The movement in a span of time: once a frame, for the time since the last one."""
        movement = Movement()
        _advance(self._context, self._number, begin, end, movement)
        return movement

    def refuse(self, x, y):
        """Refuses a part of the latest distance: content has not moved by it, as at its end."""
        _refuse(self._context, self._number, x, y)
