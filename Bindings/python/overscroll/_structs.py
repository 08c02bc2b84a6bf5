"""The structs and constants of overscroll.h."""

import ctypes
from ctypes import POINTER, c_double, c_int32, c_uint64, c_void_p

ABI = 1
START, END = -1e9, 1e9
DOWN, MOVE, UP, CANCEL = range(4)
MOUSE, TOUCH = range(2)
BY_LINES, BY_PAGES, TO_START, TO_END = range(4)
FROM_TOP, FROM_BOTTOM, FRACTION_FROM_TOP, FRACTION_FROM_BOTTOM, FITTING_CONTENT = range(5)
X, Y, LIST_Y = range(3)
LAND_BY_SPRING, LAND_BY_DECELERATION = range(2)
AT_ONCE, ANIMATED, KEEP_END, KEEP_CENTER = 0, 1, 2, 4
LOOP, CENTERED, ONE_PAGE, ALONG_Y, REPORT_PAGES = 64, 128, 256, 512, 1024
WHEEL, HIGH_RESOLUTION_WHEEL, FINGER, CONTINUOUS = range(4)
DIRECTIONAL_LOCK, ENDS_REFUSED, REPORTS_LIFTS = 32, 2048, 4096
MOMENTUM_PHASES = ("began", "active", "ended", "cancelled")
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
                     "touchpad_rubber_band_coefficient flick_share", "first_flick_count reserved")
ScrollLayout = _struct("ScrollLayout", "viewport_width viewport_height content_width content_height "
                       "inset_top inset_left inset_bottom inset_right", "flags reserved")
Snap = _struct("Snap", last=[("spring", Spring), ("deceleration_rate", c_double), ("rubber_band_coefficient", c_double),
                             ("threshold", c_double)])
Detent = _struct("Detent", "distance", "kind reserved")
DrawerLayout = _struct("DrawerLayout", "height header_height content_height safe_top safe_bottom", "detent_count flags",
                       last=[("detents", POINTER(Detent))])
PageLayout = _struct("PageLayout", "viewport length", "count flags",
                     last=[("lengths", POINTER(c_double)), ("spacing", c_double), ("margin", c_double)])
TileLayout = _struct("TileLayout", "stage_width stage_height tile_width tile_height "
                     "margin_top margin_left margin_bottom margin_right", "anchor_count reserved", last=[("anchors", c_void_p)])
Ruler = _struct("Ruler", "spacing origin", "coordinate reserved")
PointerEvent = _struct("PointerEvent", "x y time", "phase device id reserved")
WheelEvent = _struct("WheelEvent", "delta_x delta_y x y time", "flags reserved")
MomentumOptions = _struct("MomentumOptions", "viewport_width viewport_height greatest_velocity", "flags reserved")
Movement = _struct("Movement", "delta_x delta_y velocity_x velocity_y remaining_x remaining_y overshoot_x overshoot_y "
                   "rest_time", "phase reserved", phase=MOMENTUM_PHASES)
Sample = _struct("Sample", "x y velocity_x velocity_y scale scale_velocity list_y list_velocity "
                 "target_x target_y rest_time", "target state", state=STATES)
Event = _struct("Event", "time velocity_x velocity_y target_x target_y", "kind target number reserved", kind=EVENTS)
Context = type("Context", (ctypes.Structure,), {"_fields_": [("reserved", c_uint64 * 4)]})
