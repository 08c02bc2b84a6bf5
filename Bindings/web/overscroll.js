// The feel of UIScrollView in a browser: overscroll.wasm with names. Points, seconds, y downwards; see overscroll.d.ts.

export const Phase = { down: 0, move: 1, up: 2, cancel: 3 };
export const Step = { lines: 0, pages: 1, toStart: 2, toEnd: 3 };
export const Detent = { fromTop: 0, fromBottom: 1, fractionFromTop: 2, fractionFromBottom: 3, fittingContent: 4 };
export const Flag = { loop: 64, centered: 128, onePage: 256, alongY: 512, reportPages: 1024 };
export const Source = { wheel: 0, highResolutionWheel: 1, finger: 2, continuous: 3 };
export const MomentumFlag = { directionalLock: 32, endsRefused: 2048, reportsLifts: 4096 };
export const momentumPhases = ["began", "active", "ended", "cancelled"];
export const Coordinate = { x: 0, y: 1, listY: 2 };
export const Landing = { spring: 0, deceleration: 1 };
export const Change = { atOnce: 0, animated: 1, keepEnd: 2, keepCenter: 4 };
export const [start, end] = [-1e9, 1e9];
export const states = ["idle", "dragging", "decelerating", "bouncing", "snapping", "zooming"];
export const eventKinds = ["willBeginDragging", "willEndDragging", "didEndDragging", "didEndDecelerating", "willMove",
  "handedOver", "didSettle", "didPass"];

const spring = ["mass", "stiffness", "dampingRatio"];
const extraNumbers = ["flickRate", "longestFlickTravel", "greatestFlick", "longestFlickPause",
  "touchpadRubberBandCoefficient", "flickShare"];
const feelNumbers = ["decelerationRate", "startingVelocity", "rubberBandCoefficient", "threshold"];
const sampleNumbers = ["x", "y", "velocityX", "velocityY", "scale", "scaleVelocity", "listY", "listVelocity", "targetX",
  "targetY", "restTime"];
const movementNumbers = ["deltaX", "deltaY", "velocityX", "velocityY", "remainingX", "remainingY", "overshootX",
  "overshootY", "restTime"];
const wheelNumbers = ["notch", "pageShare", "zoomNotch", "notchSpeed", "touchpadSpeed"];
const scratchSize = 4096;

export async function load(url = new URL("overscroll.wasm", import.meta.url)) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Its libm is the browser's.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { env: Math });
  return new Overscroll(instance.exports);
}

export class Overscroll {
  #c; #context; #scratch; #data;

  constructor(exports) {
    this.#c = exports;
    this.#context = exports.allocate(32);
    this.#scratch = exports.allocate(scratchSize);
    new Uint8Array(exports.memory.buffer, this.#context, 32).fill(0);
    this.call("open", this.#context, 1);
  }

  close() { this.call("close", this.#context); }

  get version() { return this.#c.overscroll_version(); }

  #function(name) {
    const found = this.#c["overscroll_" + name];
    if (!found) throw new Error(`${name} needs overscroll-all.wasm.`);
    return found;
  }

  call(name, ...values) {
    const status = this.#function(name)(...values);
    if (status) throw new Error(this.text(this.#c.overscroll_status_text(status)));
  }

  // Calls about a view; the context comes first.
  view(name, ...values) { this.call(name, this.#context, ...values); }

  text(place) {
    const bytes = new Uint8Array(this.#c.memory.buffer, place);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  // Memory may have grown since.
  get data() {
    if (this.#data?.buffer !== this.#c.memory.buffer) this.#data = new DataView(this.#c.memory.buffer);
    return this.#data;
  }

  // Writes doubles and then integers at an offset of the scratch memory; returns their address.
  write(doubles, integers = [], offset = 0) {
    const place = this.#scratch + offset;
    if (offset + 8 * doubles.length + 4 * integers.length > scratchSize) throw new Error("Too many numbers for one call.");
    doubles.forEach((number, index) => this.data.setFloat64(place + 8 * index, number, true));
    integers.forEach((number, index) => this.data.setInt32(place + 8 * doubles.length + 4 * index, number, true));
    return place;
  }

  double(index, offset = 0) { return this.data.getFloat64(this.#scratch + offset + 8 * index, true); }
  integer(offset) { return this.data.getInt32(this.#scratch + offset, true); }

  get feels() {
    return Array.from({ length: this.#c.overscroll_feel_count() }, (_, number) => {
      this.#c.overscroll_feel_name(number, this.#scratch, 64);
      return this.text(this.#scratch);
    });
  }

  feel(name) {
    this.call("feel_get", this.feels.indexOf(name), this.#scratch);
    const feel = Object.fromEntries(feelNumbers.map((key, index) => [key, this.double(index)]));
    const at = (offset) => Object.fromEntries(spring.map((key, index) => [key, this.double(index, offset)]));
    return { ...feel, bounceSpring: at(32), releaseSpring: at(56), base: this.integer(80) };
  }

  feelExtras(name) {
    this.call("feel_extras_get", this.feels.indexOf(name), this.#scratch);
    const extras = Object.fromEntries(extraNumbers.map((key, index) => [key, this.double(index)]));
    return { ...extras, firstFlickCount: this.integer(48) };
  }

  writeExtras(extras) { return this.write(extraNumbers.map((key) => extras[key]), [extras.firstFlickCount, 0]); }

  get snap() {
    this.#c.overscroll_snap_standard(this.#scratch);
    const numbers = [0, 1, 2, 3, 4, 5].map((index) => this.double(index));
    return { spring: { mass: numbers[0], stiffness: numbers[1], dampingRatio: numbers[2] },
      decelerationRate: numbers[3], rubberBandCoefficient: numbers[4], threshold: numbers[5] };
  }

  writeFeel(feel, offset = 1024) {
    const springs = [feel.bounceSpring, feel.releaseSpring].flatMap((value) => spring.map((key) => value[key]));
    return this.write([...feelNumbers.map((key) => feel[key]), ...springs], [feel.base, 0], offset);
  }

  writeSnap(snap, offset = 1152) {
    return this.write([...spring.map((key) => snap.spring[key]), snap.decelerationRate, snap.rubberBandCoefficient,
      snap.threshold], [], offset);
  }

  create(kind, layout, ...values) {
    const place = this.#scratch + 2048;
    this.view("create_" + kind, layout, ...values, place);
    return new View(this, this.data.getBigUint64(place, true), kind);
  }

  writeScroll({ width, height, contentWidth = width, contentHeight, insets = [0, 0, 0, 0], flags = 0 }) {
    return this.write([width, height, contentWidth, contentHeight, ...insets], [flags, 0]);
  }

  writeDrawer({ height, headerHeight, contentHeight, safeTop = 0, safeBottom = 0, detents, flags = 0 }) {
    if (detents.length > 48) throw new Error("At most 48 detents.");
    detents.forEach(({ kind, distance }, index) => this.write([distance], [kind, 0], 1280 + 16 * index));
    return this.write([height, headerHeight, contentHeight, safeTop, safeBottom],
      [this.#scratch + 1280, detents.length, flags]);
  }

  writePages({ viewport, count, length = 0, lengths = null, spacing = 0, margin = 0, flags = 0 }) {
    if (lengths?.length > 200) throw new Error("At most 200 pages have their own lengths.");
    this.write([viewport, length], [lengths ? this.write(lengths, [], 2064) : 0, 0]);
    this.write([spacing, margin], [lengths?.length ?? count, flags], 24);
    return this.#scratch;
  }

  writeTile({ stageWidth, stageHeight, width, height, margin = 0, anchors = [] }) {
    if (anchors.length > 40) throw new Error("At most 40 anchors.");
    anchors.forEach(({ x, y, offsetX = 0, offsetY = 0 }, index) => this.write([x, y, offsetX, offsetY], [], 2064 + 32 * index));
    return this.write([stageWidth, stageHeight, width, height, margin, margin, margin, margin],
      [anchors.length ? this.#scratch + 2064 : 0, anchors.length, 0]);
  }

  writeZoom({ width, height, contentWidth, contentHeight, insets = [0, 0, 0, 0], smallestScale, largestScale, flags = 0 }) {
    return this.write([width, height, contentWidth, contentHeight, ...insets, smallestScale, largestScale], [flags, 0]);
  }

  get wheelFeel() {
    this.#function("wheel_feel_standard")(this.#scratch);
    const numbers = Object.fromEntries(wheelNumbers.map((key, index) => [key, this.double(3 + index)]));
    return { spring: Object.fromEntries(spring.map((key, index) => [key, this.double(index)])), ...numbers,
      hasMomentum: this.integer(64) === 1, isReversed: this.integer(68) === 1 };
  }

  writeMotion({ from, to, velocity, threshold, spring: numbers }) {
    return this.write([from, to, velocity, threshold, ...spring.map((key) => numbers[key])], [], 64);
  }

  springAt(motion, time) {
    this.#function("spring_motion_at")(this.#scratch, this.writeMotion(motion), time);
    return { value: this.double(0), velocity: this.double(1) };
  }

  springDuration(motion) { return this.#function("spring_motion_duration")(this.writeMotion(motion)); }

  scrollView(layout, feel, x = 0, y = 0) {
    return this.create("scroll_view", this.writeScroll(layout), this.writeFeel(feel), x, y);
  }

  drawer(layout, feel, snap, detent = 0) {
    return this.create("drawer", this.writeDrawer(layout), this.writeFeel(feel), this.writeSnap(snap), detent);
  }

  pages(layout, snap = null, page = 0) {
    return this.create("pages", this.writePages(layout), snap ? this.writeSnap(snap) : 0, page);
  }

  momentum(feel, { width = 800, height = 600, greatestVelocity = 0, flags = MomentumFlag.directionalLock } = {}) {
    return this.create("momentum", this.write([width, height, greatestVelocity], [flags, 0]), this.writeFeel(feel));
  }

  zoomView(layout, feel, scale = 1) {
    return this.create("zoom_view", this.writeZoom(layout), this.writeFeel(feel), scale);
  }

  tile(layout, snap, corner = 3) { return this.create("tile", this.writeTile(layout), this.writeSnap(snap), corner); }
}

export class View {
  #library; #number; #kind;

  constructor(library, number, kind) { [this.#library, this.#number, this.#kind] = [library, number, kind]; }

  #call(name, ...values) { this.#library.view(name, this.#number, ...values); }

  destroy() { this.#call("destroy"); }

  // What was clicked, or null.
  pointer({ phase, x, y, time, isTouch = false, id = 0 }) {
    const click = this.#library.write([], [], 128);
    this.#call("pointer", this.#library.write([x, y, time], [phase, isTouch ? 1 : 0, id, 0]), click);
    const kind = this.#library.integer(144);
    return kind ? { x: this.#library.double(0, 128), y: this.#library.double(1, 128), isHandle: kind === 2 } : null;
  }

  wheel({ deltaX, deltaY, x, y, time, isPrecise = false, isZoom = false, isEnd = false }) {
    this.#call("wheel", this.#library.write([deltaX, deltaY, x, y, time], [isPrecise + 2 * isZoom + 4 * isEnd, 0]));
  }

  pinch({ phase, scale, x, y, time }) {
    this.#call("pinch", this.#library.write([scale, x, y, time], [phase, 0]));
  }

  cancel(time) { this.#call("cancel", time); }

  sample(time) {
    this.#call("sample_view", time, this.#library.write([]));
    const sample = {};
    sampleNumbers.forEach((key, index) => { sample[key] = this.#library.double(index); });
    return Object.assign(sample, { target: this.#library.integer(88), state: states[this.#library.integer(92)] });
  }

  events(from, to) {
    const place = this.#library.write([]);
    this.#call("events", from, to, place, 64, this.#library.write([], [], 3840));
    return Array.from({ length: Math.min(64, this.#library.integer(3840)) }, (_, index) => {
      const [number, whole] = [(n) => this.#library.double(n, 56 * index), (n) => this.#library.integer(56 * index + n)];
      return { time: number(0), velocityX: number(1), velocityY: number(2), targetX: number(3), targetY: number(4),
        kind: eventKinds[whole(40)], target: whole(44), number: whole(48) };
    });
  }

  needsFrame(time) {
    this.#call("needs_frame", time, this.#library.write([]));
    return this.#library.integer(0) === 1;
  }

  crossings(coordinate, value, from, to) {
    this.#call("crossings", coordinate, value, from, to, this.#library.write([]), 400, this.#library.write([], [], 3840));
    return Array.from({ length: Math.min(400, this.#library.integer(3840)) }, (_, index) => this.#library.double(index));
  }

  setRuler(ruler) {
    const { spacing, origin = 0, coordinate = Coordinate.y } = ruler ?? {};
    this.#call("set_ruler", ruler ? this.#library.write([spacing, origin], [coordinate, 0]) : 0);
  }

  fling(velocityX, velocityY, time) { this.#call("fling", velocityX, velocityY, time); }
  grow(coordinate, length, offset, time) { this.#call("grow", coordinate, length, offset, time); }
  setLanding(landing, time) { this.#call("set_landing", landing, time); }
  setListInset(top, bottom, change, time) { this.#call("set_list_inset", top, bottom, change, time); }
  scrollTo(x, y, isAnimated, time) { this.#call("scroll_to", x, y, isAnimated ? 1 : 0, time); }
  snapTo(stop, isAnimated, time) { this.#call("snap_to", stop, isAnimated ? 1 : 0, time); }
  zoomTo(scale, x, y, time) { this.#call("zoom_to", scale, x, y, time); }
  step(step, amount, isAlongY, isRepeat, time) { this.#call("step", step, amount, isAlongY ? 1 : 0, isRepeat ? 1 : 0, time); }
  setFeel(feel, time) { this.#call("set_feel", this.#library.writeFeel(feel), time); }
  setFeelExtras(extras, time) { this.#call("set_feel_extras", this.#library.writeExtras(extras), time); }
  setSlop(mouse, touch) { this.#call("set_slop", mouse, touch); }

  setWheelFeel({ spring: numbers, hasMomentum, isReversed, ...rest }) {
    this.#call("set_wheel_feel", this.#library.write(
      [...spring.map((key) => numbers[key]), ...wheelNumbers.map((key) => rest[key])], [hasMomentum ? 1 : 0, isReversed ? 1 : 0]));
  }

  setSnap(snap, time) { this.#call("set_snap", this.#library.writeSnap(snap), time); }

  // For a momentum alone.
  scroll(deltaX, deltaY, source, time) { this.#call("scroll", deltaX, deltaY, source, time); }
  lift(time) { this.#call("lift", time); }
  hold(time) { this.#call("hold", time); }
  stop(time) { this.#call("stop", time); }
  refuse(x, y) { this.#call("refuse", x, y); }

  advance(from, to) {
    this.#call("advance", from, to, this.#library.write([]));
    const movement = {};
    movementNumbers.forEach((key, index) => { movement[key] = this.#library.double(index); });
    return Object.assign(movement, { phase: momentumPhases[this.#library.integer(72)] });
  }

  // A change of 0 or 1 is false or true.
  setLayout(layout, change, time) {
    const [name, write] = { scroll_view: ["scroll", "writeScroll"], drawer: ["drawer", "writeDrawer"],
      pages: ["page", "writePages"], zoom_view: ["zoom", "writeZoom"], tile: ["tile", "writeTile"] }[this.#kind];
    this.#call(`set_${name}_layout`, this.#library[write](layout), Number(change), time);
  }
}
