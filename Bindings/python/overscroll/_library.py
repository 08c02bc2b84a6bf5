"""Loads liboverscroll, and binds its functions."""

import ctypes
import ctypes.util
import os
from ctypes import POINTER, c_char_p, c_int32, c_uint64

from ._structs import ABI, Context

_path = os.environ.get("OVERSCROLL_LIBRARY") or ctypes.util.find_library("overscroll") or f"liboverscroll.so.{ABI}"
try:
    # PyDLL keeps the interpreter's lock during a call: a view is no place for two threads, and calls take microseconds.
    _library = ctypes.PyDLL(_path)
except OSError as error:
    raise ImportError(f"Cannot load {_path}: {error}. Install it (make install), or set OVERSCROLL_LIBRARY to its path.") from error

VIEW = (POINTER(Context), c_uint64)


class Error(Exception):
    """What the library has to complain of, with its status."""

    def __init__(self, status):
        super().__init__(_status_text(status).decode())
        self.status = status


def function(name, result, *arguments):
    """A function of overscroll.h, by its name without the prefix."""
    try:
        found = getattr(_library, "overscroll_" + name)
    except AttributeError:
        raise ImportError(f"Cannot use {_path}: it has no overscroll_{name}. Install the library of this version.") from None
    found.restype, found.argtypes = result, arguments
    return found


def checked(name, *arguments):
    """A function of overscroll.h that raises an Error for any status but OVERSCROLL_OK."""
    called = function(name, c_int32, *arguments)

    def call(*values):
        status = called(*values)
        if status:
            raise Error(status)

    return call


def on_view(name, *arguments):
    """A function of overscroll.h that takes a context and a view first."""
    return checked(name, *VIEW, *arguments)


_status_text = function("status_text", c_char_p, c_int32)
