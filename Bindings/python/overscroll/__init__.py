"""The feel of UIScrollView: liboverscroll by ctypes. Points, seconds, points per second; see overscroll.h."""

import ctypes
import ctypes.util
import math
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_uint64

from ._structs import (  # noqa: F401
    ABI, CANCEL, DOWN, EVENTS, MOUSE, MOVE, STATES, TOUCH, UP, Context as _Context, Deceleration, Event, Feel, FeelExtras,
    PointerEvent, Sample, ScrollLayout, ScrollMotion, Spring, SpringMotion, State, WheelEvent)

_path = os.environ.get("OVERSCROLL_LIBRARY") or ctypes.util.find_library("overscroll") or f"liboverscroll.so.{ABI}"
try:
    _library = ctypes.CDLL(_path)
except OSError as error:
    raise ImportError(f"Cannot load {_path}: {error}. Install it (make install), or set OVERSCROLL_LIBRARY to its path.") from error


class Error(Exception):
    """What the library has to complain of, with its status."""

    def __init__(self, status):
        super().__init__(_library.overscroll_status_text(status).decode())
        self.status = status


def _function(name, result, *arguments):
    function = getattr(_library, "overscroll_" + name)
    function.restype, function.argtypes = result, arguments
    return function


def _checked(name, *arguments):
    function = _function(name, c_int32, *arguments)

    def call(*values):
        status = function(*values)
        if status:
            raise Error(status)

    return call


_function("status_text", c_char_p, c_int32)
_view = (POINTER(_Context), c_uint64)
_open = _checked("open", POINTER(_Context), c_int32)
_close = _checked("close", POINTER(_Context))
_create = _checked("create_scroll_view", POINTER(_Context), POINTER(ScrollLayout), POINTER(Feel), c_double, c_double,
                   POINTER(c_uint64))
_pointer = _checked("pointer", *_view, POINTER(PointerEvent), ctypes.c_void_p)
_wheel = _checked("wheel", *_view, POINTER(WheelEvent))
_sample = _checked("sample_view", *_view, c_double, POINTER(Sample))
_scroll_to = _checked("scroll_to", *_view, c_double, c_double, c_int32, c_double)
_events = _checked("events", *_view, c_double, c_double, POINTER(Event), c_int32, POINTER(c_int32))
_feel = _checked("feel_get", c_int32, POINTER(Feel))
_extras = _checked("feel_extras_get", c_int32, POINTER(FeelExtras))
_set_extras = _checked("set_feel_extras", *_view, POINTER(FeelExtras), c_double)
_number = _function("feel_number", c_int32, c_char_p)
_name = _function("feel_name", c_int32, c_int32, c_char_p, c_int32)
spring_at = _function("spring_motion_at", State, SpringMotion, c_double)
spring_duration = _function("spring_motion_duration", c_double, SpringMotion)
deceleration_at = _function("deceleration_at", State, Deceleration, c_double)
deceleration_duration = _function("deceleration_duration", c_double, Deceleration)
scroll_at = _function("scroll_motion_at", State, ScrollMotion, POINTER(Feel), c_double)
scroll_duration = _function("scroll_motion_duration", c_double, ScrollMotion, POINTER(Feel))
project = _function("project", c_double, c_double, c_double, c_double)
rubber_band = _function("rubber_band", c_double, c_double, c_double, c_double)
spring_by_response = _function("spring_by_response", Spring, c_double, c_double)
version = _function("version", c_int32)


def feels():
    """The names of the feels, "article" first."""
    text = ctypes.create_string_buffer(64)
    return [(_name(number, text, 64), text.value.decode())[1] for number in range(_function("feel_count", c_int32)())]


def feel(name):
    """The numbers of a feel, to be changed as you like."""
    numbers = Feel()
    _feel(_number(name.encode()), byref(numbers))
    return numbers


def feel_extras(name):
    """More numbers of a feel: the multiplier on flicks in a row, and the rubber band of touchpads."""
    numbers = FeelExtras()
    _extras(_number(name.encode()), byref(numbers))
    return numbers


class ScrollView:
    """Content that is dragged, flung and stretched. Close it, or use it in a `with`."""

    def __init__(self, viewport, content, feel=None, offset=(0, 0), flags=0):
        self._context, self._number = _Context(), c_uint64()
        _open(self._context, ABI)
        layout = ScrollLayout(*viewport, *content, 0, 0, 0, 0, flags, 0)
        _create(self._context, byref(layout), byref(feel) if feel else None, *offset, byref(self._number))

    def close(self): _close(self._context)

    def __enter__(self): return self

    def __exit__(self, *_): self.close()

    def pointer(self, phase, x, y, time, device=TOUCH, id=0):
        _pointer(self._context, self._number, byref(PointerEvent(x, y, time, phase, device, id, 0)), None)

    def wheel(self, delta_x, delta_y, x, y, time, flags=0):
        _wheel(self._context, self._number, byref(WheelEvent(delta_x, delta_y, x, y, time, flags, 0)))

    def scroll_to(self, x, y, time, animated=True): _scroll_to(self._context, self._number, x, y, animated, time)

    def set_feel_extras(self, extras, time): _set_extras(self._context, self._number, byref(extras), time)

    def at(self, time):
        sample = Sample()
        _sample(self._context, self._number, time, byref(sample))
        return sample

    def events(self, begin, end=math.inf, most=64):
        events, count = (Event * most)(), c_int32()
        _events(self._context, self._number, begin, min(end, 1e9), events, most, byref(count))
        return [(event.time, EVENTS[event.kind], event) for event in events[:min(most, count.value)]]
