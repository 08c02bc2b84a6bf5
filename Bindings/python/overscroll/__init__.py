"""The feel of UIScrollView: liboverscroll by ctypes. Points, seconds, points per second; see overscroll.h."""

import ctypes
from ctypes import POINTER, c_char_p, c_double, c_int32

from ._library import Error, checked as _checked, function as _function  # noqa: F401
from ._structs import *  # noqa: F403
from ._structs import Deceleration, Feel, FeelExtras, ScrollMotion, Snap, Spring, SpringMotion, State
from ._views import Drawer, Momentum, Pages, ScrollView, Tile, View  # noqa: F401

_feel = _checked("feel_get", c_int32, POINTER(Feel))
_extras = _checked("feel_extras_get", c_int32, POINTER(FeelExtras))
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
snap_standard = _function("snap_standard", Snap)
version = _function("version", c_int32)


def feels():
    """The names of the feels, "article" first."""
    text = ctypes.create_string_buffer(64)
    return [(_name(number, text, 64), text.value.decode())[1] for number in range(_function("feel_count", c_int32)())]


def feel(name):
    """The numbers of a feel, to be changed as you like."""
    numbers = Feel()
    _feel(_number(name.encode()), numbers)
    return numbers


def feel_extras(name):
    """More numbers of a feel: the multiplier on flicks in a row, and the rubber band of touchpads."""
    numbers = FeelExtras()
    _extras(_number(name.encode()), numbers)
    return numbers
