"""The structs and constants of overscroll.h."""

import ctypes
from ctypes import c_double, c_int32, c_uint64

ABI = 1
DOWN, MOVE, UP, CANCEL = range(4)
MOUSE, TOUCH = range(2)
STATES = ("idle", "dragging", "decelerating", "bouncing", "snapping", "zooming")
EVENTS = ("will_begin_dragging", "will_end_dragging", "did_end_dragging", "did_end_decelerating", "will_move", "handed_over", "did_settle", "did_pass")


class _Struct(ctypes.Structure):
    """A struct that prints its fields, without reserved ones. `_words` has the names of numbers."""

    def __repr__(self):
        values = {name: getattr(self, name) for name, _ in self._fields_ if name != "reserved"}
        values |= {name: words[values[name]] for name, words in self._words.items()}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in values.items())})"


def _struct(name, doubles="", integers="", last=(), **words):
    fields = [*((field, c_double) for field in doubles.split()), *last, *((field, c_int32) for field in integers.split())]
    return type(name, (_Struct,), {"_fields_": fields, "_words": words})


Spring = _struct("Spring", "mass stiffness damping_ratio")
State = _struct("State", "value velocity")
SpringMotion = _struct("SpringMotion", "from_ to velocity threshold", last=[("spring", Spring)])
Deceleration = _struct("Deceleration", "from_ velocity rate threshold")
ScrollMotion = _struct("ScrollMotion", "from_ velocity lower upper")
Feel = _struct("Feel", "deceleration_rate starting_velocity rubber_band_coefficient threshold", "base reserved",
               last=[("bounce_spring", Spring), ("release_spring", Spring)])
FeelExtras = _struct("FeelExtras", "flick_rate longest_flick_travel greatest_flick longest_flick_pause "
                     "touchpad_rubber_band_coefficient", "first_flick_count reserved")
ScrollLayout = _struct("ScrollLayout", "viewport_width viewport_height content_width content_height "
                       "inset_top inset_left inset_bottom inset_right", "flags reserved")
PointerEvent = _struct("PointerEvent", "x y time", "phase device id reserved")
WheelEvent = _struct("WheelEvent", "delta_x delta_y x y time", "flags reserved")
Sample = _struct("Sample", "x y velocity_x velocity_y scale scale_velocity list_y list_velocity "
                 "target_x target_y rest_time", "target state", state=STATES)
Event = _struct("Event", "time velocity_x velocity_y target_x target_y", "kind target number reserved", kind=EVENTS)
Context = type("Context", (ctypes.Structure,), {"_fields_": [("reserved", c_uint64 * 4)]})
