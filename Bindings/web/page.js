import { load, Phase, Step, Detent } from "./overscroll.js";

const width = 300, height = 480, row = 44, rows = 10_000;
const library = await load();
const element = (id) => document.getElementById(id);
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
let feel = library.feel("uikit"), snap = library.snap;
// What is given to the views, and what they show, for a test: /#record.
const recording = location.hash === "#record" ? [] : null;
const record = (name, ...values) => recording?.push([name, ...values]);

const views = {
  list: library.scrollView({ width, height, contentHeight: rows * row }, feel),
  drawer: library.drawer({ height, headerHeight: 48, contentHeight: 100 * row, detents: [
    { kind: Detent.fromTop, distance: 24 }, { kind: Detent.fractionFromBottom, distance: 0.5 },
    { kind: Detent.fromBottom, distance: 96 }] }, feel, snap, 1),
  tile: library.tile({ stageWidth: width, stageHeight: height, width: 120, height: 80, margin: 12 }, snap),
};

// As many elements as are seen, used again for other rows.
function rowsIn(parent, count, top) {
  const elements = Array.from({ length: Math.ceil(height / row) + 2 }, () => {
    const made = document.createElement("div");
    made.className = "row";
    return parent.appendChild(made);
  });
  return (offset) => {
    const first = Math.max(0, Math.floor(offset / row));
    elements.forEach((made, index) => {
      const number = first + ((index - first) % elements.length + elements.length) % elements.length;
      made.hidden = number >= count;
      if (made.dataset.number !== String(number)) made.textContent = `Row ${(made.dataset.number = number) + 1}`;
      made.style.transform = `translateY(${number * row - offset + top}px)`;
    });
  };
}

const drawList = rowsIn(element("list"), rows, 0), drawItems = rowsIn(element("items"), 100, 0);
const draw = {
  list: ({ y }) => drawList(y),
  drawer: ({ y, listY }) => { element("sheet").style.transform = `translateY(${y}px)`; drawItems(listY); },
  tile: ({ x, y }) => { element("video").style.transform = `translate(${x}px, ${y}px)`; },
};

// Frames are drawn as long as something moves, for the time at which they begin, and never for one before the last report.
let newest = 0, frame = 0, frames = 0;
function show(milliseconds) {
  const time = Math.max(milliseconds / 1000, newest);
  let isMoving = false;
  for (const name in views) {
    const sample = views[name].sample(time);
    draw[name](sample);
    record("sample", name, time, sample);
    isMoving ||= sample.restTime > time && sample.state !== "dragging";
  }
  frames++;
  frame = isMoving ? requestAnimationFrame(show) : 0;
}
function wake(time) {
  newest = Math.max(newest, time);
  frame ||= requestAnimationFrame(show);
}

// Someone who has asked for less motion gets the place, not the way there.
function arrive(name, time) {
  const { targetX, targetY, target } = views[name].sample(time);
  if (name === "list") views.list.scrollTo(targetX, targetY, false, time);
  else views[name].snapTo(target, false, time);
  record("arrive", name, time, targetX, targetY, target);
}

for (const name in views) {
  const stage = element(name), view = views[name];
  const report = (event, phase) => {
    const box = stage.getBoundingClientRect(), time = event.timeStamp / 1000;
    const values = { phase, x: event.clientX - box.left - 1, y: event.clientY - box.top - 1, time,
      isTouch: event.pointerType !== "mouse", id: event.pointerId };
    record("pointer", name, values);
    const click = view.pointer(values);
    if (click) element("words").textContent = `${name}: ${click.isHandle ? "the handle" : Math.round(click.y)}`;
    if (phase > 1 && reduced.matches) arrive(name, time);
    wake(time);
  };
  stage.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    stage.setPointerCapture(event.pointerId);
    report(event, Phase.down);
  });
  stage.addEventListener("pointermove", (event) => {
    if (!stage.hasPointerCapture(event.pointerId)) return;
    const all = event.getCoalescedEvents?.() ?? [];
    (all.length ? all : [event]).forEach((part) => report(part, Phase.move));
  });
  stage.addEventListener("pointerup", (event) => report(event, Phase.up));
  stage.addEventListener("pointercancel", (event) => report(event, Phase.cancel));
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = stage.getBoundingClientRect(), isPrecise = event.deltaMode === 0 && Math.abs(event.deltaY) < 50;
    const unit = isPrecise ? 1 : event.deltaMode === 0 ? 120 : event.deltaMode === 1 ? 3 : 1, time = event.timeStamp / 1000;
    const values = { deltaX: event.deltaX / unit, deltaY: -event.deltaY / unit, x: event.clientX - box.left,
      y: event.clientY - box.top, time, isPrecise };
    record("wheel", name, values);
    view.wheel(values);
    if (reduced.matches && !isPrecise) arrive(name, time);
    wake(time);
  }, { passive: false });
  stage.addEventListener("keydown", (event) => {
    const time = event.timeStamp / 1000, arrow = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const page = { PageUp: -1, PageDown: 1 }[event.key], sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
    if (name === "tile" && arrow) {
      const { target } = view.sample(time);
      view.snapTo(sideways ? (target & 2) | (arrow > 0 ? 1 : 0) : (target & 1) | (arrow > 0 ? 2 : 0), !reduced.matches, time);
    } else if (name !== "tile" && arrow && !sideways) view.step(Step.lines, arrow, true, event.repeat, time);
    else if (name !== "tile" && page) view.step(Step.pages, page, true, event.repeat, time);
    else if (name !== "tile" && event.key === "Home") view.step(Step.toStart, 0, true, event.repeat, time);
    else if (name !== "tile" && event.key === "End") view.step(Step.toEnd, 0, true, event.repeat, time);
    else return;
    event.preventDefault();
    if (reduced.matches && name === "list") arrive(name, time);
    record("key", name, event.key, time);
    wake(time);
  });
}

const sliders = {
  rate: [() => feel.decelerationRate, (value) => { feel.decelerationRate = snap.decelerationRate = value; }],
  coefficient: [() => feel.rubberBandCoefficient, (value) => { feel.rubberBandCoefficient = snap.rubberBandCoefficient = value; }],
  stiffness: [() => feel.bounceSpring.stiffness, (value) => { for (const spring of springs()) spring.stiffness = value; }],
  damping: [() => feel.bounceSpring.dampingRatio, (value) => { for (const spring of springs()) spring.dampingRatio = value; }],
};
const springs = () => [feel.bounceSpring, feel.releaseSpring, snap.spring];
function tune() {
  const time = Math.max(performance.now() / 1000, newest);
  views.list.setFeel(feel, time);
  views.drawer.setFeel(feel, time);
  views.drawer.setSnap(snap, time);
  views.tile.setSnap(snap, time);
  record("tune", time, feel, snap);
  wake(time);
}
function showNumbers() {
  for (const id in sliders) {
    element(id).value = sliders[id][0]();
    element(id).nextElementSibling.textContent = Number(element(id).value);
  }
}
for (const id in sliders) element(id).addEventListener("input", () => {
  sliders[id][1](Number(element(id).value));
  showNumbers();
  tune();
});
element("feel").append(...library.feels.map((name) => new Option(name, name, false, name === "uikit")));
element("feel").addEventListener("input", () => {
  [feel, snap] = [library.feel(element("feel").value), library.snap];
  showNumbers();
  tune();
});
showNumbers();
show(performance.now());
if (recording) window.overscroll = { recording, frames: () => frames, isMoving: () => frame !== 0 };
