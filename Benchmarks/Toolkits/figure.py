"""How the figures of the documentation look, on light ground and on dark."""

import contextlib
from typing import NamedTuple

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot  # noqa: E402


class Colors(NamedTuple):
    ink: str
    ground: str
    faint: str
    accents: tuple


# By the ends that docc tells pictures apart by.
THEMES = {"": Colors("#333333", "#ffffff", "#c4c4c4", ("#2a78d6", "#c2571a")),
          "~dark": Colors("#dddddd", "#1b1b1f", "#55555c", ("#6aa8f0", "#f0a070"))}


@contextlib.contextmanager
def written(path, colors, count, size, **options):
    """Axes beside each other, which are written as SVG in the end; the same numbers give the same file."""
    inked = ["text.color", "axes.labelcolor", "axes.titlecolor", "xtick.color", "ytick.color", "axes.edgecolor"]
    style = dict.fromkeys(inked, colors.ink) | {
        "svg.fonttype": "none", "svg.hashsalt": "overscroll", "font.family": "sans-serif", "font.size": 11,
        "axes.titlesize": 12, "axes.spines.top": False, "axes.spines.right": False, "axes.facecolor": colors.ground,
        "path.simplify": True, "path.simplify_threshold": 0.5}
    with pyplot.rc_context(style):
        figure, axes = pyplot.subplots(1, count, figsize=size, layout="constrained", facecolor=colors.ground, **options)
        yield axes
        figure.savefig(path, metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
