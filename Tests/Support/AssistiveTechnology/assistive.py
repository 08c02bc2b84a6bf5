"""Assistive technology for tests, by pyatspi: reads and operates the app, and prints what it finds.

  assistive.py tree      the tree, a line for each element
  assistive.py operate   what is wrong with sliders, switches, tabs, menus and fields when their actions are used
  assistive.py listen    what a screen reader says while content scrolls by a page and comes to rest
"""
import sys
import time

import pyatspi
from gi.repository import GLib

SHOWN = ["focused", "checked", "selected", "expanded", "active", "modal"]
problems = []


def expect(condition, words):
    if not condition:
        problems.append(words)


def application():
    for _ in range(1000):
        for found in pyatspi.Registry.getDesktop(0):
            if found and found.name == "Overscroll" and found.childCount == 1:
                return found
        time.sleep(0.02)
    raise SystemExit("the app is not on the desktop")


def elements(start=None):
    """All elements, as they are now."""
    start = start or application()
    start.clear_cache()
    yield start
    for child in start:
        yield from elements(child)


def find(name, role=None):
    for element in elements():
        if element.name == name and (role is None or element.getRoleName() == role):
            return element
    raise SystemExit(f"there is no {role or 'element'} “{name}”")


def states(element):
    element.clear_cache()
    return {pyatspi.stateToString(state) for state in element.getState().getStates()}


def actions(element):
    if "Action" not in pyatspi.listInterfaces(element):
        return {}
    action = element.queryAction()
    return {action.getName(index): index for index in range(action.nActions)}


def perform(element, name):
    expect(element.queryAction().doAction(actions(element)[name]), f"{element.name}: {name} is refused")


def close_menus():
    """Closes what has opened, and returns its names."""
    window = application()[0]
    window.clear_cache()
    opened = [element for element in window if "modal" in states(element)]
    for menu in opened:
        perform(menu, "close")
    return [menu.name for menu in opened]


def describe(element):
    words = [f"{element.getRoleName()} “{element.name}”"]
    if element.description:
        words.append(f"({element.description})")
    now = states(element)
    shown = [state for state in SHOWN if state in now]
    shown += [] if "sensitive" in now or element.getRoleName() == "application" else ["disabled"]
    shown += [] if "showing" in now or element.getRoleName() == "application" else ["hidden"]
    if shown:
        words.append(f"[{', '.join(shown)}]")
    interfaces = pyatspi.listInterfaces(element)
    if "Value" in interfaces:
        value = element.queryValue()
        text = dict(entry.split(":", 1) for entry in element.getAttributes())["valuetext"]
        words.append(f"= {text}, {value.minimumValue:g} to {value.maximumValue:g}, step {value.minimumIncrement:.3g}")
    if "Text" in interfaces:
        text = element.queryText()
        words.append(f"“{text.getText(0, -1)}”, caret {text.caretOffset}")
    names = list(actions(element))
    if names:
        words.append("do: " + ", ".join(names[:4]) + (f", … ({len(names)})" if len(names) > 4 else ""))
    return " ".join(words)


def tree(element=None, depth=0):
    element = element or application()
    print("  " * depth + describe(element))
    for child in element:
        tree(child, depth + 1)


def operate():
    for slider in [element for element in elements(find("Parameters")) if element.getRoleName() == "slider"]:
        value = slider.queryValue()
        low, high, former = value.minimumValue, value.maximumValue, value.currentValue
        expect(low < high and value.minimumIncrement > 0, f"{slider.name}: {low} to {high}")
        for asked in (high, low, former):
            value.currentValue = asked
            expect(abs(value.currentValue - asked) <= 1e-9 * high, f"{slider.name}: {asked} became {value.currentValue}")
    # What leaves the test's window as it is.
    kept = {"Full screen", "Record a trace"}
    for role, action, state in [
        ("toggle button", "toggle", "checked"), ("check box", "toggle", "checked"), ("list item", "press", "selected"),
    ]:
        names = [element.name for element in elements() if element.getRoleName() == role]
        expect(names, f"there is no {role}")
        for name in names:
            element = find(name, role)
            before = state in states(element)
            if name in kept or "sensitive" not in states(element):
                continue
            perform(element, action)
            if close_menus():
                continue
            after = state in states(find(name, role))
            expect(after if action == "press" else after != before, f"{name} is {'' if after else 'not '}{state}")
            if action == "toggle":
                perform(find(name, role), action)
                expect((state in states(find(name, role))) == before, f"{name} does not become what it was")
    perform(find("Scroll view", "list item"), "press")
    for name in [element.name for element in elements() if element.getRoleName() == "push button"]:
        button = find(name, "push button")
        if "sensitive" in states(button):
            perform(button, "press")
            close_menus()
    window = application()[0]
    for name in ["Presets", "Command palette", "Save preset…", "Keyboard shortcuts", "Main menu"]:
        perform(window, name)
        expect(close_menus(), f"{name} opens nothing")
    perform(window, "Save preset…")
    field = [element for element in elements() if element.getRoleName() == "entry"][0]
    field.queryEditableText().setTextContents("Größe 👍")
    text = field.queryText()
    expect(text.getText(0, -1) == "Größe 👍" and text.caretOffset == 7, f"the text is {text.getText(0, -1)}")
    expect(text.setCaretOffset(3) and text.caretOffset == 3, "the caret does not move")
    expect(text.addSelection(1, 5) and text.getSelection(0) == (1, 5), "nothing is selected")
    expect(text.getTextAtOffset(1, pyatspi.TEXT_BOUNDARY_WORD_START)[0] == "Größe", "there is no word")
    field.queryEditableText().deleteText(5, 7)
    expect(text.getText(0, -1) == "Größe", "nothing is deleted")
    close_menus()
    group = [element for element in find("Parameters") if "expandable" in states(element)][0]
    row = group.childCount
    perform(group, "fold or unfold")
    expect("expanded" not in states(find(group.name)), "the group is not folded")
    slider = find("Edge stiffness", "slider")
    expect(slider.queryComponent().grabFocus() and "focused" in states(find("Edge stiffness")), "the row has no focus")
    place = slider.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    found = application()[0].queryComponent().getAccessibleAtPoint(place.x + 40, place.y + 4, pyatspi.WINDOW_COORDS)
    expect(found and found.name == "Edge stiffness", f"at the row is {found and found.name}")
    print("\n".join(problems), end="")


def listen():
    stage = find("Scroll view", "canvas")
    said = []

    def hear(event):
        if event.detail1 and event.source.getRoleName() == "notification":
            said.append(event.source.name)

    pyatspi.Registry.registerEventListener(hear, "object:state-changed:showing")
    perform(stage, [name for name in actions(stage) if name.endswith("PgDn")][0])
    # Anything that is said in flight comes first, and makes it more than one sentence. A look at the elements in flight
    # would depend on the speed of the machine.
    context = GLib.MainContext.default()
    while not said or context.pending():
        context.iteration(True)
    print("; ".join(said))


{"tree": tree, "operate": operate, "listen": listen}[sys.argv[1]]()
