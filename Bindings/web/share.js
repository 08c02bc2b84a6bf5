import { Change, Detent, Flag, Overscroll, Phase, Step } from "./overscroll.js";

// A page to share: one demo of the app with its numbers. Scripts/build-c-library puts it into one file with the library.
const element = (id) => document.getElementById(id);
const parsed = JSON.parse(element("config").textContent), config = { ...parsed, ...parsed.facts };
const { demo, parameters, sets } = config;

async function unpack() {
  const packed = Uint8Array.from(atob(element("wasm").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), { env: Math });
  return new Overscroll(instance.exports);
}

const library = await unpack();
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const room = (innerWidth - 16 - 16 * sets.length) / sets.length;
const height = 480, width = Math.round(Math.max(150, Math.min(sets.length > 1 ? 320 : 400, room)));
// What is given to the views, and what they show, for a test: /#record.
const recording = new URLSearchParams(location.hash.slice(1)).has("record") ? [] : null;
const record = (...entry) => recording?.push(entry);

// ---- Numbers: in the page, in the address and in the sliders ----

const prefix = (set) => (set.name === "A" ? "A." : "");

function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  for (const set of sets) {
    const feel = query.get(prefix(set) + "feel");
    if (library.feels.includes(feel)) set.feel = feel;
    for (const { id, low, high } of parameters) {
      const text = query.get(prefix(set) + id), value = Number(text);
      if (text && value >= low && value <= high) set.values[id] = value;
    }
  }
}

function writeAddress() {
  const query = new URLSearchParams(recording ? { record: "" } : {});
  for (const set of sets) {
    query.set(prefix(set) + "feel", set.feel);
    for (const { id } of parameters) if (id in set.values) query.set(prefix(set) + id, set.values[id]);
  }
  history.replaceState(null, "", "#" + query);
}

const springOf = ({ values }, role, other) => Object.fromEntries(
  ["mass", "stiffness", "dampingRatio"].map((key) => [key, values[`${role}.${key}`] ?? other[key]]));

function feelOf(set) {
  const feel = library.feel(set.feel), { values } = set;
  return { ...feel, decelerationRate: values.decelerationRate ?? feel.decelerationRate,
    rubberBandCoefficient: values.rubberBandCoefficient ?? feel.rubberBandCoefficient,
    bounceSpring: springOf(set, "bounce", feel.bounceSpring), releaseSpring: springOf(set, "release", feel.releaseSpring) };
}

function extrasOf({ feel, values }) {
  let extras = library.feelExtras(feel);
  const usual = extras.flickRate ? extras.greatestFlick : 1;
  const { flickMultiplier = usual, flickBuildUp = extras.flickShare, touchpadRubberBand } = values;
  // A multiplier replaces what one flick adds to the next, as in the app.
  if (flickMultiplier !== usual) {
    if (!extras.flickRate) extras = { ...library.feelExtras("uikit"), touchpadRubberBandCoefficient: extras.touchpadRubberBandCoefficient };
    Object.assign(extras, { greatestFlick: flickMultiplier, flickShare: 0 });
  } else if (flickBuildUp !== extras.flickShare) Object.assign(extras, { flickRate: 0, flickShare: flickBuildUp });
  return { ...extras, touchpadRubberBandCoefficient: touchpadRubberBand ?? extras.touchpadRubberBandCoefficient };
}

function snapOf(set) {
  const { decelerationRate, rubberBandCoefficient, threshold } = feelOf(set);
  return { spring: springOf(set, "snap", library.snap.spring), decelerationRate, rubberBandCoefficient,
    threshold: set.values.threshold ?? threshold };
}

// A system that coasts by itself must not coast twice, unless its events can be told apart.
const momentumIsTold = "momentum" in WheelEvent.prototype;
const systemCoasts = /mac/i.test(navigator.userAgentData?.platform ?? navigator.platform) && !momentumIsTold;
function wheelFeelOf({ values }) {
  const { wheelSpeed = 1, touchpadSpeed = 1, touchpadMomentum = 1, reverseScrolling = 0 } = values;
  return { ...library.wheelFeel, notchSpeed: wheelSpeed, touchpadSpeed, hasMomentum: touchpadMomentum > 0.5 && !systemCoasts,
    isReversed: reverseScrolling > 0.5 };
}

// ---- The demos: a layout by the numbers, a view, and what is drawn of a sample ----

const isOn = (set, id) => (set.values[id] ?? 0) > 0.5;
const made = (parent, name, style = {}) => {
  const child = parent.appendChild(document.createElement("div"));
  child.className = name;
  Object.assign(child.style, style);
  return child;
};
const at = (child, x, y, scale = 1) => { child.style.transform = `translate(${x}px, ${y}px) scale(${scale})`; };

// As many elements as are seen, used again for other rows.
function rowsIn(parent, label) {
  const rows = Array.from({ length: Math.ceil(height / config.rowHeight) + 2 }, () => made(parent, "row"));
  return (offset, count) => {
    const first = Math.max(0, Math.floor(offset / config.rowHeight));
    rows.forEach((row, index) => {
      const number = first + (((index - first) % rows.length) + rows.length) % rows.length;
      row.hidden = number >= count;
      if (row.dataset.number !== String(number)) row.textContent = `${label} ${(row.dataset.number = number) + 1}`;
      at(row, 0, number * config.rowHeight - offset);
    });
  };
}

const pageColors = ["#2a6fd6", "#8a5cc7", "#b4541a", "#2e7d5b", "#a33a5c", "#4a5a78"];
const ball = 56, tile = { width: Math.min(160, Math.round(width * 0.45)), height: Math.min(90, Math.round(width * 0.25)) };

const demos = {
  scroll: {
    layout(set) {
      const { contentWidth, contentHeight, rowCount = 0, contentInset = 0 } = set.values;
      return { width, height, contentWidth: rowCount ? width : contentWidth,
        contentHeight: rowCount ? rowCount * config.rowHeight : contentHeight, insets: Array(4).fill(contentInset),
        flags: 3 * isOn(set, "alwaysBounce") + 12 * !isOn(set, "bounces") + 32 * isOn(set, "directionalLock") };
    },
    view: (set) => library.scrollView(demos.scroll.layout(set), feelOf(set)),
    draw(stage) {
      const sky = made(stage, "sky"), drawRows = rowsIn(made(stage, "list"), "Row"), bar = made(stage, "bar");
      stage.querySelector(".list").style.inset = 0;
      return ({ x, y }, set) => {
        const { contentWidth, contentHeight } = demos.scroll.layout(set), { rowCount = 0 } = set.values;
        Object.assign(sky.style, { width: contentWidth + "px", height: contentHeight + "px" });
        sky.hidden = rowCount > 0;
        at(sky, -x, -y);
        drawRows(y, rowCount);
        const size = Math.max(24, height * Math.min(1, height / contentHeight));
        bar.style.height = size + "px";
        at(bar, 0, (height - size) * Math.max(0, Math.min(1, y / Math.max(1, contentHeight - height))));
      };
    },
    key: (view, key, time, repeat) => step(view, key, time, repeat),
  },
  drawer: {
    layout: (set) => ({ height, headerHeight: config.headerHeight, contentHeight: config.contentHeight, detents: [
      { kind: Detent.fractionFromTop, distance: 0.08 }, { kind: Detent.fractionFromTop, distance: 0.48 },
      { kind: Detent.fromBottom, distance: config.headerHeight + 24 }], flags: 8 * !isOn(set, "bounces") }),
    view: (set) => library.drawer(demos.drawer.layout(set), feelOf(set), snapOf(set), 1),
    draw(stage) {
      made(stage, "ground");
      const sheet = made(stage, "sheet");
      made(sheet, "head").textContent = "Around here";
      const drawItems = rowsIn(made(sheet, "items"), "Place"), count = Math.floor(config.contentHeight / config.rowHeight);
      return ({ y, listY }) => { at(sheet, 0, y); drawItems(listY, count); };
    },
    key: (view, key, time, repeat) => step(view, key, time, repeat),
  },
  pip: {
    layout: () => ({ stageWidth: width, stageHeight: height, ...tile, margin: 24 }),
    view: (set) => library.tile(demos.pip.layout(), snapOf(set)),
    draw(stage) {
      const video = made(stage, "tile", { width: tile.width + "px", height: tile.height + "px" });
      return ({ x, y }) => at(video, x, y);
    },
    key(view, key, time) {
      const { target } = view.sample(time), corner = { ArrowLeft: target & 2, ArrowRight: target | 1, ArrowUp: target & 1,
        ArrowDown: target | 2 }[key];
      if (corner === undefined) return false;
      snapTo(view, corner, time);
    },
  },
  paging: {
    layout(set) {
      const { pageCount = 9 } = set.values, flags = Flag.onePage * isOn(set, "onePagePerFlick");
      if (isOn(set, "equalPages")) return { viewport: width, count: pageCount, length: width, flags };
      const unit = Math.max(150, Math.min(440, width * 0.54)), margin = 16;
      const lengths = config.pageWidths.slice(0, pageCount).map((share) => Math.min(Math.round(share * unit), Math.max(40, width - 2 * margin)));
      return { viewport: width, lengths, spacing: 16, margin, flags };
    },
    view: (set) => library.pages(demos.paging.layout(set), snapOf(set)),
    draw(stage) {
      const pages = config.pageWidths.map((_, index) => made(stage, "page", { background: pageColors[index % 6] }));
      pages.forEach((page, index) => { page.textContent = `Page ${index + 1}`; });
      return ({ x }, set) => {
        const { lengths, count, length, spacing = 0, margin = 0 } = demos.paging.layout(set);
        let place = margin;
        pages.forEach((page, index) => {
          const size = lengths?.[index] ?? (index < count ? length : 0);
          page.hidden = !size;
          page.style.width = size + "px";
          at(page, place - x, 0);
          place += size + spacing;
        });
      };
    },
    key(view, key, time) {
      const { target } = view.sample(time), count = sets[0].values.pageCount ?? 9;
      const page = { ArrowLeft: target - 1, PageUp: target - 1, ArrowRight: target + 1, PageDown: target + 1, Home: 0, End: count - 1 }[key];
      if (page === undefined) return false;
      if (page >= 0 && page < count) snapTo(view, page, time);
    },
  },
  metro: {
    layout: ({ values }) => ({ width, height, contentWidth: config.map.size[0], contentHeight: config.map.size[1],
      smallestScale: values.minimumZoomScale, largestScale: Math.max(values.minimumZoomScale, values.maximumZoomScale) }),
    view: (set) => library.zoomView(demos.metro.layout(set), feelOf(set)),
    draw(stage) {
      const { size, rivers, lines, stations } = config.map, map = made(stage, "map");
      const path = (points, style) => `<path d="M${points.map((point) => point.join()).join("L")}" fill="none" stroke-linejoin="round" style="${style}"/>`;
      map.innerHTML = `<svg width="${size[0]}" height="${size[1]}" style="width:${size[0]}px;height:${size[1]}px;overflow:visible">`
        + `<rect width="${size[0]}" height="${size[1]}" fill="none" stroke="var(--pale)" stroke-width="3"/>`
        + rivers.map((river) => path(river.path, `stroke:#5a9bd655;stroke-width:${river.width}`)).join("")
        + lines.map((line) => path(line.path, `stroke:${line.color};stroke-width:12`)).join("")
        + stations.map(({ at: [x, y], name, label }) => `<circle cx="${x}" cy="${y}" r="9" fill="var(--paper)" stroke="var(--ink)" stroke-width="4"/>`
          + `<text x="${x + (label.includes("e") ? 16 : label.includes("w") ? -16 : 0)}" y="${y + (label.includes("n") ? -14 : label.includes("s") ? 28 : 7)}"`
          + ` text-anchor="${label.includes("e") ? "start" : label.includes("w") ? "end" : "middle"}" style="font-size:20px;fill:var(--ink)">${name}</text>`).join("") + "</svg>";
      return ({ x, y, scale }) => at(map, -x, -y, scale);
    },
    key(view, key, time, repeat) {
      const factor = { "+": 1.5, "=": 1.5, "-": 1 / 1.5 }[key];
      if (!factor) return step(view, key, time, repeat);
      const scale = view.sample(time).scale * factor;
      view.zoomTo(scale, width / 2, height / 2, time);
      record("zoom", numberOf(view), scale, width / 2, height / 2, time);
    },
  },
  springs: {
    // The edges are far away, so that no swing meets them.
    away: 1000,
    layout: () => ({ stageWidth: width + 2000, stageHeight: height + 2000, width: ball, height: ball,
      anchors: [{ x: 0.5, y: 0.5, offsetX: goal.x - width / 2, offsetY: goal.y - height / 2 }] }),
    view: (set) => library.tile(demos.springs.layout(), snapOf(set), 0),
    draw(stage) {
      const target = made(stage, "target", { width: ball + "px", height: ball + "px" });
      const dot = made(stage, "tile ball", { width: ball + "px", height: ball + "px" });
      return ({ x, y }) => { at(target, goal.x - ball / 2, goal.y - ball / 2); at(dot, x - 1000, y - 1000); };
    },
    click({ x, y }, time) {
      goal = { x: Math.max(ball / 2, Math.min(width - ball / 2, x)), y: Math.max(ball / 2, Math.min(height - ball / 2, y)) };
      for (const { view } of stages) view.setLayout(demos.springs.layout(), reduced.matches ? Change.atOnce : Change.animated, time);
      record("layout", demos.springs.layout(), reduced.matches ? 0 : 1, time);
    },
    key(view, key, time) {
      const moved = { ArrowLeft: [-80, 0], ArrowRight: [80, 0], ArrowUp: [0, -80], ArrowDown: [0, 80] }[key];
      if (!moved) return false;
      if (view === stages[0].view) demos.springs.click({ x: goal.x + moved[0], y: goal.y + moved[1] }, time);
    },
  },
};
let goal = { x: width / 2, y: height / 2 };
const kind = demos[demo];

const numberOf = (view) => stages.findIndex((each) => each.view === view);

function snapTo(view, stop, time) {
  view.snapTo(stop, !reduced.matches, time);
  record("snap", numberOf(view), stop, !reduced.matches, time);
}

function step(view, key, time, repeat) {
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [-1, 1], ArrowDown: [1, 1] }[key];
  const [kind, amount, along] = arrow ? [Step.lines, ...arrow]
    : { PageUp: [Step.pages, -1, 1], PageDown: [Step.pages, 1, 1], Home: [Step.toStart, 0, 1], End: [Step.toEnd, 0, 1] }[key] ?? [];
  if (kind === undefined) return false;
  view.step(kind, amount, along === 1, repeat, time);
  record("step", numberOf(view), kind, amount, along, repeat, time);
}

// ---- The stages, which one pointer drives together ----

readAddress();
const stages = sets.map((set) => {
  const figure = element("stages").appendChild(document.createElement("figure"));
  if (sets.length > 1) figure.appendChild(document.createElement("figcaption")).textContent = set.name;
  const stage = made(figure, "stage", { width: width + "px" });
  stage.tabIndex = 0;
  stage.setAttribute("role", "region");
  stage.setAttribute("aria-label", `${config.title} ${set.name}`.trim() + ". Arrow keys move it.");
  return { set, stage, view: null, draw: kind.draw(stage) };
});
for (const each of stages) each.view = kind.view(each.set);

function tuneView({ set, view }, time) {
  const feel = feelOf(set), extras = extrasOf(set), snap = snapOf(set);
  if (demo === "scroll" || demo === "drawer" || demo === "metro") {
    view.setFeel(feel, time);
    view.setFeelExtras(extras, time);
  }
  if (demo !== "scroll") view.setSnap(snap, time);
  view.setWheelFeel(wheelFeelOf(set));
  if ("slop" in set.values) view.setSlop(set.values.slop, set.values.slop);
  view.setLayout(kind.layout(set), Change.atOnce, time);
  record("tune", numberOf(view), { feel, extras, snap, wheel: wheelFeelOf(set), slop: set.values.slop ?? null, layout: kind.layout(set), time });
}

// Frames are drawn as long as something moves, for the time at which they begin, and never for one before the last report.
let newest = 0, frame = 0, frames = 0;
function show(milliseconds) {
  const time = Math.max(milliseconds / 1000, newest);
  let isMoving = false;
  for (const [number, { set, view, draw }] of stages.entries()) {
    const sample = view.sample(time);
    draw(sample, set);
    record("sample", number, time, sample);
    isMoving ||= sample.restTime > time && sample.state !== "dragging";
  }
  frames++;
  frame = isMoving ? requestAnimationFrame(show) : 0;
}
function wake(time) {
  newest = Math.max(newest, time);
  frame ||= requestAnimationFrame(show);
}
const now = (event) => Math.max(event.timeStamp / 1000, newest);

// Someone who has asked for less motion gets the place, not the way there.
function arrive(time) {
  if (!reduced.matches) return;
  for (const { view } of stages) {
    const { targetX, targetY, target } = view.sample(time);
    if (target >= 0) view.snapTo(target, false, time); else view.scrollTo(targetX, targetY, false, time);
    record("arrive", numberOf(view), time, targetX, targetY, target);
  }
}

let hasCoasted = false, pressed = { x: 0, y: 0 };
for (const { stage } of stages) {
  const report = (event, phase) => {
    const box = stage.getBoundingClientRect(), time = event.timeStamp / 1000;
    const place = { x: event.clientX - box.left, y: event.clientY - box.top }, { away = 0 } = kind;
    const values = { phase, x: place.x + away, y: place.y + away, time,
      isTouch: event.pointerType !== "mouse", id: event.pointerId };
    record("pointer", values);
    const clicks = stages.map(({ view }) => view.pointer(values));
    newest = Math.max(newest, time);
    if (phase === Phase.down) pressed = values;
    if (phase === Phase.up && Math.hypot(values.x - pressed.x, values.y - pressed.y) < 4) {
      kind.click?.(place, time);
      if (clicks[0]?.isHandle) stages.forEach(({ view }) => snapTo(view, (view.sample(time).target + 2) % 3, time));
    }
    if (phase > 1) { arrive(time); plot(time); }
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
    const box = stage.getBoundingClientRect(), time = now(event);
    const isPrecise = event.deltaMode === 0 && Math.abs(event.deltaY) < 50;
    const unit = isPrecise ? 1 : event.deltaMode === 0 ? 120 : event.deltaMode === 1 ? 3 : 1;
    // The system's momentum begins where the fingers lift: from there on the view coasts, by its own feel.
    const isMomentum = event.momentum === true;
    if (isMomentum && hasCoasted) return;
    hasCoasted = isMomentum;
    const values = { deltaX: isMomentum ? 0 : event.deltaX / unit, deltaY: isMomentum ? 0 : -event.deltaY / unit,
      x: event.clientX - box.left, y: event.clientY - box.top, time, isPrecise, isZoom: event.ctrlKey, isEnd: isMomentum };
    record("wheel", values);
    for (const { view } of stages) view.wheel(values);
    if (!isPrecise) arrive(time);
    plot(time);
    wake(time);
  }, { passive: false });
  stage.addEventListener("keydown", (event) => {
    const time = now(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (stages.map(({ view }) => kind.key(view, event.key, time, event.repeat)).includes(false)) return;
    event.preventDefault();
    arrive(time);
    plot(time);
    wake(time);
  });
}

// ---- The sliders ----

const scales = { linear: [(x) => x, (x) => x], proportional: [Math.log, Math.exp], count: [Math.log1p, Math.expm1],
  towardsOne: [(x) => -Math.log1p(-x), (x) => -Math.expm1(-x)] };
let tuned = sets.at(-1);
const valueOf = ({ id, value }) => tuned.values[id] ?? value;

function makeSliders() {
  const form = element("numbers");
  if (sets.length > 1) {
    const choice = form.appendChild(document.createElement("fieldset"));
    for (const set of sets) {
      const label = choice.appendChild(document.createElement("label")), radio = document.createElement("input");
      Object.assign(radio, { type: "radio", name: "tuned", checked: set === tuned });
      label.append(radio, ` Tune ${set.name}`);
      radio.addEventListener("input", () => { tuned = set; showNumbers(); });
    }
  }
  const groups = [...new Set(parameters.map(({ group }) => group))];
  let group;
  for (const parameter of groups.flatMap((name) => parameters.filter((each) => each.group === name))) {
    const { id, low, high, scale, decimals } = parameter, isSwitch = low === 0 && high === 1 && decimals === 0;
    if (parameter.group !== group) form.appendChild(document.createElement("h2")).textContent = group = parameter.group;
    const [to, from] = scales[scale], [first, last] = [to(low), to(high)];
    const label = document.createElement("label"), slider = document.createElement("input"), output = document.createElement("output");
    Object.assign(label, { textContent: parameter.term, htmlFor: id });
    Object.assign(slider, isSwitch ? { type: "checkbox", id } : { type: "range", id, min: 0, max: 1, step: "any" });
    form.append(label, slider, output);
    slider.addEventListener("input", () => {
      const unit = 10 ** (decimals + 2), value = from(first + (last - first) * Number(slider.value));
      tuned.values[id] = isSwitch ? Number(slider.checked)
        : Math.min(high, Math.max(low, scale === "count" || decimals === 0 && scale === "linear" ? Math.round(value) : Math.round(value * unit) / unit));
      retune();
    });
    parameter.show = () => {
      const value = valueOf(parameter);
      if (isSwitch) slider.checked = value > 0.5; else slider.value = (to(value) - first) / (last - first);
      output.textContent = isSwitch ? (value > 0.5 ? "on" : "off") : `${value.toFixed(decimals)} ${parameter.unit}`;
    };
  }
}

function showNumbers() {
  for (const parameter of parameters) parameter.show();
  showCode();
}

function retune() {
  const time = Math.max(performance.now() / 1000, newest);
  newest = time;
  for (const each of stages) tuneView(each, time);
  writeAddress();
  showNumbers();
  plot(plotted ?? null);
  wake(time);
}

// ---- The curve of the last motion, or of a spring before the first ----

let plotted;
const key = { A: "var(--other)", B: "var(--accent)", "": "var(--accent)" };
function plot(time) {
  plotted = time ?? plotted;
  const lines = plotted === undefined ? sets.map(springLine) : motionLines(plotted);
  const extent = Math.max(200, element("curve").clientWidth);
  const [left, top, w, h] = [8, 24, extent - 16, 136], all = lines.flatMap(({ points }) => points);
  const longest = Math.max(0.1, ...all.map(([t]) => t)), low = Math.min(...all.map(([, v]) => v)), high = Math.max(...all.map(([, v]) => v), low + 1e-9);
  const place = ([t, v]) => [(left + (w * t) / longest).toFixed(2), (top + h * (high - v) / (high - low)).toFixed(2)];
  const unit = plotted === undefined ? "" : " pt";
  element("curve").setAttribute("viewBox", `0 0 ${extent} 190`);
  element("curve").innerHTML = lines.map(({ name, points }) =>
    `<path d="M${points.map((point) => place(point).join()).join("L")}" stroke="${key[name]}"/>`).join("")
    + `<text x="${left}" y="16">${Number(high.toFixed(1))}${unit}</text><text x="${left}" y="182">${Number(low.toFixed(1))}${unit}</text>`
    + `<text x="${extent - 8}" y="182" text-anchor="end">${longest.toFixed(2)} s</text>`;
  element("caption").textContent = plotted === undefined ? "Spring" : "Motion";
}

function springLine(set) {
  const motion = { from: 0, to: 1, velocity: 0, threshold: 0.001, spring: Object.values(springsOf(set))[0] };
  const duration = library.springDuration(motion);
  return { name: set.name, points: Array.from({ length: 121 }, (_, index) => [duration * index / 120, library.springAt(motion, duration * index / 120).value]) };
}

// The coordinate that travels farthest, the same for both.
function motionLines(time) {
  const coordinates = ["y", "x", "listY", "scale"], { away = 0 } = kind;
  const runs = stages.map(({ set, view }) => {
    const { restTime } = view.sample(time), duration = Number.isFinite(restTime) ? Math.max(0.1, Math.min(8, restTime - time)) : 0.1;
    return { name: set.name, duration, samples: Array.from({ length: 161 }, (_, index) => view.sample(time + duration * index / 160)) };
  });
  const travel = (name) => Math.max(...runs.map(({ samples }) => Math.max(...samples.map((s) => s[name])) - Math.min(...samples.map((s) => s[name]))));
  const best = coordinates.reduce((a, b) => (travel(b) > travel(a) ? b : a));
  return runs.map(({ name, duration, samples }) => ({ name, points: samples.map((sample, index) => [duration * index / 160, sample[best] - away]) }));
}

// ---- Code, as the app copies it ----

function springsOf(set) {
  const feel = library.feel(set.feel), others = { bounce: feel.bounceSpring, release: feel.releaseSpring, snap: library.snap.spring };
  return Object.fromEntries(config.roles.map((role) => [role, springOf(set, role, others[role])]));
}

const six = (value) => String(Number(value.toPrecision(6)));
const derived = ({ mass: m, stiffness: k, dampingRatio: z }) => ({ m, k, z, c: 2 * z * (Math.sqrt(k) * Math.sqrt(m)),
  plain: k / m, response: 2 * Math.PI / Math.sqrt(k / m) });
const formats = {
  Swift: (name, { m, k, z }) => `let ${name} = Spring(mass: ${six(m)}, stiffness: ${six(k)}, dampingRatio: ${six(z)})`,
  SwiftUI: (name, { response, z }) => `let ${name} = Animation.spring(response: ${six(response)}, dampingFraction: ${six(z)})`,
  UIKit: (name, { m, k, c }) => `let ${name} = UISpringTimingParameters(mass: ${six(m)}, stiffness: ${six(k)}, damping: ${six(c)}, initialVelocity: .zero)`,
  CSS: (name, _, spring) => `${name}: ${easing(spring)}`,
  Motion: (name, { m, k, c }) => `const ${name} = { type: "spring", stiffness: ${six(k)}, damping: ${six(c)}, mass: ${six(m)} };`,
  Compose: (name, { plain, z }) => `val ${name} = spring<Float>(dampingRatio = ${six(z)}f, stiffness = ${six(plain)}f)`,
  Flutter: (name, { plain, z }) => `final ${name} = SpringDescription.withDampingRatio(mass: 1, stiffness: ${six(plain)}, ratio: ${six(z)});`,
  libadwaita: (name, { m, k, z }) => `AdwSpringParams *${name} = adw_spring_params_new (${six(z)}, ${six(m)}, ${six(k)});`,
  niri: (name, { plain, z }) => {
    const ratio = six(Math.min(Math.max(z, 0.1), 10));
    return `${name} {\n    spring damping-ratio=${ratio.includes(".") ? ratio : ratio + ".0"} stiffness=${Math.max(1, Math.round(plain))} epsilon=0.0001\n}`;
  },
  Hyprland: (name, { m, k, c }) => {
    const least = Math.min(m, k, c), scale = least > 0.5 ? 1 : 0.51 / least;
    return `hl.curve("${name}", { type = "spring", mass = ${six(m * scale)}, stiffness = ${six(k * scale)}, dampening = ${six(c * scale)} })`;
  },
};

// The curve as straight lines within 0.0015 of it (Douglas and Peucker), as in the app.
function easing(spring) {
  const motion = { from: 0, to: 1, velocity: 0, threshold: 0.001, spring }, duration = library.springDuration(motion);
  const radians = Math.sqrt(spring.stiffness / spring.mass) * duration, count = Math.max(64, Math.ceil(radians / Math.sqrt(8 * 0.0003)));
  const path = Array.from({ length: count + 1 }, (_, index) => [index / count, index === count ? 1 : library.springAt(motion, index / count * duration).value]);
  const simplified = (first, last) => {
    const [a, b] = [path[first], path[last]];
    let farthest = first, distance = -1;
    for (let index = first; index <= last; index++) {
      const gap = Math.abs(path[index][1] - a[1] - (b[1] - a[1]) * (path[index][0] - a[0]) / (b[0] - a[0]));
      if (gap > distance) [farthest, distance] = [index, gap];
    }
    return distance <= 0.0015 ? [a, b] : [...simplified(first, farthest).slice(0, -1), ...simplified(farthest, last)];
  };
  const places = Math.max(2, Math.ceil(Math.log10(0.005 * radians / 0.0001))), points = simplified(0, count);
  const stops = points.map(([time, value], index) => String(Number(value.toFixed(4)))
    + (index > 0 && index < points.length - 1 ? ` ${Number((time * 100).toFixed(places))}%` : ""));
  return `${six(duration * 1000)}ms linear(${stops.join(", ")});`;
}

function showCode() {
  const format = formats[element("format").value];
  element("code").textContent = Object.entries(springsOf(tuned)).map(([name, spring]) => format(name, derived(spring), spring)).join("\n");
}

element("title").textContent = config.title;
element("subtitle").textContent = `${sets.map(({ name, feel }) => `${name} ${feel}`.trim()).join(", ")}. Drag, flick, scroll, or use the arrow keys.`;
document.title = `${config.title} – Overscroll`;
element("format").append(...Object.keys(formats).map((name) => new Option(name)));
element("format").addEventListener("input", showCode);
element("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(element("code").textContent);
  element("copied").textContent = "Copied";
});
addEventListener("hashchange", () => { readAddress(); retune(); });
makeSliders();
retune();
if (recording) window.overscroll = { recording, frames: () => frames, isMoving: () => frame !== 0 };
