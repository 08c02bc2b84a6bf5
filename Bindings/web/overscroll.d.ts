/** Points, seconds of one clock (`event.timeStamp / 1000`), points per second; y grows downwards. */
export interface Spring { mass: number; stiffness: number; dampingRatio: number }
export interface Feel {
  /** The factor by which a velocity shrinks in a millisecond. */
  decelerationRate: number;
  /** Released more slowly, content stays where it is. */
  startingVelocity: number;
  rubberBandCoefficient: number;
  threshold: number;
  bounceSpring: Spring;
  releaseSpring: Spring;
  /** The number of the feel that the rest comes from. */
  base: number;
}
/** What flicks in a row gain, and the rubber band of touchpads: see overscroll.h. */
export interface FeelExtras {
  flickRate: number; longestFlickTravel: number; greatestFlick: number; longestFlickPause: number;
  touchpadRubberBandCoefficient: number; flickShare: number; firstFlickCount: number;
}
export interface Snap { spring: Spring; decelerationRate: number; rubberBandCoefficient: number; threshold: number }
export interface ScrollLayout {
  width: number; height: number; contentWidth?: number; contentHeight: number;
  /** Top, left, bottom, right. */
  insets?: [number, number, number, number];
  /** As in overscroll.h: OVERSCROLL_ALWAYS_BOUNCE_X and so on. */
  flags?: number;
}
export interface DrawerLayout {
  height: number; headerHeight: number; contentHeight: number; safeTop?: number; safeBottom?: number;
  /** In any order; at most 40. */
  detents: { kind: number; distance: number }[];
  flags?: number;
}
export interface PageLayout {
  viewport: number;
  /** The number of pages of this length, */
  count?: number; length?: number;
  /** or the length of each page; at most 200. */
  lengths?: number[]; spacing?: number; margin?: number;
  /** The sum of values of Flag. */
  flags?: number;
}
/** Marks at `origin`, `origin + spacing` and so on, along x or y. */
export interface Ruler { spacing: number; origin?: number; coordinate?: number }
export interface TileLayout {
  stageWidth: number; stageHeight: number; width: number; height: number; margin?: number;
  /** The four corners unless given; at most 40. x and y are shares of the stage. */
  anchors?: { x: number; y: number; offsetX?: number; offsetY?: number }[];
}
export interface ZoomLayout {
  width: number; height: number;
  /** At a scale of 1. */
  contentWidth: number; contentHeight: number; insets?: [number, number, number, number];
  smallestScale: number; largestScale: number; flags?: number;
}
export interface WheelFeel {
  spring: Spring; notch: number; pageShare: number; zoomNotch: number; notchSpeed: number; touchpadSpeed: number;
  hasMomentum: boolean; isReversed: boolean;
}
/** A threshold of 0 is 0.5 points, or less on a short path. */
export interface SpringMotion { from: number; to: number; velocity: number; threshold: number; spring: Spring }
/** The scale is that since the pinch began; phases are 0 began, 1 changed, 2 ended. */
export interface PinchReport { phase: number; scale: number; x: number; y: number; time: number }
export interface PointerReport { phase: number; x: number; y: number; time: number; isTouch?: boolean; id?: number }
/** deltaY is positive upwards: the browser's with the other sign. Precise deltas are points, others notches. */
export interface WheelReport {
  deltaX: number; deltaY: number; x: number; y: number; time: number; isPrecise?: boolean; isZoom?: boolean; isEnd?: boolean;
}
export type State = "idle" | "dragging" | "decelerating" | "bouncing" | "snapping" | "zooming";
export interface Sample {
  x: number; y: number; velocityX: number; velocityY: number; scale: number; scaleVelocity: number;
  listY: number; listVelocity: number; targetX: number; targetY: number;
  /** From when on it rests; Infinity in a drag, -Infinity where it never moved. */
  restTime: number;
  /** The number of the detent, page or corner there; -1 for offsets and below the screen. */
  target: number;
  state: State;
}
export interface ViewEvent {
  time: number; kind: string; velocityX: number; velocityY: number; targetX: number; targetY: number;
  target: number; number: number;
}
export type MomentumPhase = "began" | "active" | "ended" | "cancelled";
/** A span of a momentum's movement: its distance, and the state at its end. */
export interface Movement {
  deltaX: number; deltaY: number; velocityX: number; velocityY: number; remainingX: number; remainingY: number;
  /** The stretch of content that refuses to move, to be drawn. */
  overshootX: number; overshootY: number;
  restTime: number; phase: MomentumPhase;
}
export const Phase: { down: 0; move: 1; up: 2; cancel: 3 };
export const Step: { lines: 0; pages: 1; toStart: 2; toEnd: 3 };
export const Detent: { fromTop: 0; fromBottom: 1; fractionFromTop: 2; fractionFromBottom: 3; fittingContent: 4 };
export const Flag: { loop: 64; centered: 128; onePage: 256; alongY: 512; reportPages: 1024 };
/** The device of a report of a momentum: notches, 120ths of notches, points of fingers, points of anything else. */
export const Source: { wheel: 0; highResolutionWheel: 1; finger: 2; continuous: 3 };
export const MomentumFlag: { directionalLock: 32; endsRefused: 2048; reportsLifts: 4096 };
export const momentumPhases: MomentumPhase[];
export const Coordinate: { x: 0; y: 1; listY: 2 };
export const Landing: { spring: 0; deceleration: 1 };
/** How a layout changes: the sum of values. */
export const Change: { atOnce: 0; animated: 1; keepEnd: 2; keepCenter: 4 };
/** The offsets at the start and at the end of content, which views clamp to their limits. */
export const start: number, end: number;
export const states: State[];
export const eventKinds: string[];

/**
 * Fetches overscroll.wasm, from beside this module unless told otherwise. Momenta, zoom views, pinches, springs, the
 * numbers of wheels and the slop need overscroll-all.wasm.
 */
export function load(url?: URL | string): Promise<Overscroll>;

export class Overscroll {
  readonly version: number;
  readonly feels: string[];
  readonly snap: Snap;
  feel(name: string): Feel;
  feelExtras(name: string): FeelExtras;
  scrollView(layout: ScrollLayout, feel: Feel, x?: number, y?: number): View;
  drawer(layout: DrawerLayout, feel: Feel, snap: Snap, detent?: number): View;
  /** `snap` is null for the standard of pages. */
  pages(layout: PageLayout, snap?: Snap | null, page?: number): View;
  /** Centered content that is scrolled and zoomed. */
  zoomView(layout: ZoomLayout, feel: Feel, scale?: number): View;
  readonly wheelFeel: WheelFeel;
  springAt(motion: SpringMotion, time: number): { value: number; velocity: number };
  /** The seconds until the motion rests. */
  springDuration(motion: SpringMotion): number;
  /** In a corner: 0 top left, 1 top right, 2 and 3 the bottom ones. */
  tile(layout: TileLayout, snap: Snap, corner?: number): View;
  /** For a page that receives distances and knows no limits. Flags are the sum of values of MomentumFlag. */
  momentum(feel: Feel, options?: { width?: number; height?: number; greatestVelocity?: number; flags?: number }): View;
  /** Destroys all views. */
  close(): void;
}

/** Every call throws an Error that says what is wrong, and changes nothing then. */
export class View {
  /**
   * Handles an event of a pointer, and returns the click that it completes. A press of a pointer that is down, of another
   * device, or of a finger whose partner has not reported for a second or more, cancels the press under way.
   */
  pointer(report: PointerReport): { x: number; y: number; isHandle: boolean } | null;
  wheel(report: WheelReport): void;
  pinch(report: PinchReport): void;
  cancel(time: number): void;
  sample(time: number): Sample;
  /** At most 64 events. */
  events(from: number, to: number): ViewEvent[];
  /** Whether the frame shown at `time` needs another one after it. */
  needsFrame(time: number): boolean;
  /** The times at which the current motion brings a coordinate to `value`, at most 400. Not during a drag. */
  crossings(coordinate: number, value: number, from: number, to: number): number[];
  /** Adds an event `didPass` for each mark that the offset passes. Scroll views; pages have Flag.reportPages. */
  setRuler(ruler: Ruler | null): void;
  /** Moves a view as a release with this velocity would; in a drawer, positive toward the end of its list. */
  fling(velocityX: number, velocityY: number, time: number): void;
  /** Inserts or removes content at an offset, up to a new length. Keeps the visible part in place. */
  grow(coordinate: number, length: number, offset: number, time: number): void;
  setLanding(landing: number, time: number): void;
  /** Makes room before and after the list of a drawer, as for a keyboard. */
  setListInset(top: number, bottom: number, change: number, time: number): void;
  scrollTo(x: number, y: number, isAnimated: boolean, time: number): void;
  snapTo(stop: number, isAnimated: boolean, time: number): void;
  /** About a point of the viewport. Zoom views. */
  zoomTo(scale: number, x: number, y: number, time: number): void;
  step(step: number, amount: number, isAlongY: boolean, isRepeat: boolean, time: number): void;
  setFeel(feel: Feel, time: number): void;
  setFeelExtras(extras: FeelExtras, time: number): void;
  setWheelFeel(feel: WheelFeel): void;
  /** The drag thresholds of mouse and finger, in points. */
  setSlop(mouse: number, touch: number): void;
  setSnap(snap: Snap, time: number): void;
  /** A change is a sum of values of Change; true is `Change.animated`. */
  setLayout(layout: ScrollLayout | DrawerLayout | PageLayout | TileLayout | ZoomLayout, change: number | boolean, time: number): void;
  /** A report of a momentum; its distances have the same sign. */
  scroll(deltaX: number, deltaY: number, source: number, time: number): void;
  /** Fingers have lifted. Without this call, a momentum infers it from their silence. */
  lift(time: number): void;
  /** Fingers rest on the touchpad and catch a momentum. */
  hold(time: number): void;
  /** Stops a momentum: because of a key, a press, or a lost focus. */
  stop(time: number): void;
  /** A momentum's movement in a span of time: once a frame, for the time since the last one. */
  advance(from: number, to: number): Movement;
  /** Refuses a part of a momentum's latest distance: content has not moved by it, as at its end. */
  refuse(x: number, y: number): void;
  destroy(): void;
}
