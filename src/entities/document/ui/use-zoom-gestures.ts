import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Point = { x: number; y: number };
/** A point on the sheet, and its position in the view after zooming. */
export type ZoomAnchor = { point: Point; at: Point };

type Zooming = {
  zoom: number;
  clamp: (zoom: number) => number;
  onZoom: (zoom: number, anchor: ZoomAnchor) => void;
  /** Null if double taps have another meaning. */
  onDoubleTap: ((anchor: ZoomAnchor) => void) | null;
};
/** The distance between two fingers, and the point midway between them. */
type Spread = { distance: number; at: Point };
/** The sheet's zoom and anchor at the start of the gesture, and now. */
type Live = { zoom: number; point: Point; next: number; at: Point };

/** A gesture also ends when the fingers rest for this long. */
const STILL_MS = 100;
const TAP_MS = 300;
const TAP_PX = 12;
const SAME_PLACE_PX = 40;
const TARGETS = 'button, a, input, textarea, label';

/**
 * Handles pinches, double taps and Ctrl+wheel, which trackpads send for a pinch. Gestures only transform the sheet,
 * because phones can't lay pages out on every frame.
 */
export function useZoomGestures(ref: RefObject<HTMLElement | null>, zooming: Zooming) {
  const latest = useRef(zooming);
  useEffect(() => {
    latest.current = zooming;
  });

  useEffect(() => {
    const view = ref.current;
    if (!view) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const sheet = () => (view.firstElementChild instanceof HTMLElement ? view.firstElementChild : null);
    const place = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = view.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const under = ({ x, y }: Point): Point => ({ x: x + view.scrollLeft, y: y + view.scrollTop });

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom, clamp, onZoom } = latest.current;
      const by = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 200);
      const at = place(event);
      onZoom(clamp(zoom * by), { point: under(at), at });
    };
    view.addEventListener('wheel', wheel, { passive: false, signal });

    let fingers: Spread | null = null;
    let live: Live | null = null;
    let still: ReturnType<typeof setTimeout> | undefined;
    const spread = ({ touches }: TouchEvent): Spread | null => {
      const [one, other] = [...touches].map((touch) => place(touch));
      if (!one || !other || touches.length > 2) return null;
      const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return { distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)), at };
    };
    const rest = () => {
      clearTimeout(still);
      const [held, element] = [live, sheet()];
      live = null;
      if (!held || !element) return;
      const { next, point, at } = held;
      flushSync(() => {
        element.style.transform = '';
        // If the zoom is unchanged, nothing else scrolls the sheet to its new position.
        view.scrollTo({ left: point.x - at.x, top: point.y - at.y, behavior: 'instant' });
        latest.current.onZoom(next, { point, at });
      });
    };
    const start = (event: TouchEvent) => {
      rest();
      fingers = spread(event);
    };
    const move = (event: TouchEvent) => {
      // Prevents the browser's own pinch, which zooms the whole screen.
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      const [now, element] = [spread(event), sheet()];
      if (!fingers || !now || !element) return;
      const { zoom, clamp } = latest.current;
      live ??= { zoom, point: under(fingers.at), next: zoom, at: fingers.at };
      live.next = clamp((live.next * now.distance) / fingers.distance);
      live.at = now.at;
      fingers = now;
      const by = live.next / live.zoom;
      const [x, y] = [now.at.x + view.scrollLeft - live.point.x * by, now.at.y + view.scrollTop - live.point.y * by];
      element.style.transformOrigin = '0 0';
      element.style.transform = `translate(${x}px, ${y}px) scale(${by})`;
      clearTimeout(still);
      still = setTimeout(rest, STILL_MS);
    };
    const end = () => {
      rest();
      fingers = null;
    };
    view.addEventListener('touchstart', start, { passive: true, signal });
    view.addEventListener('touchmove', move, { passive: false, signal });
    view.addEventListener('touchend', end, { signal });
    view.addEventListener('touchcancel', end, { signal });

    let began: { at: Point; time: number } | null = null;
    let tapped: { at: Point; time: number } | null = null;
    const isNear = (one: Point, other: Point, px: number) => Math.hypot(one.x - other.x, one.y - other.y) < px;
    const press = (event: TouchEvent) => {
      const [touch] = event.touches;
      const isAlone = event.touches.length === 1 && touch !== undefined;
      const isOwn = event.target instanceof Element && event.target.closest(TARGETS) === null;
      began = isAlone && isOwn ? { at: place(touch), time: event.timeStamp } : null;
    };
    const release = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      const { onDoubleTap } = latest.current;
      if (!began || !touch || !onDoubleTap || event.touches.length > 0) return;
      const [at, time] = [place(touch), event.timeStamp];
      const isTap = time - began.time < TAP_MS && isNear(at, began.at, TAP_PX);
      began = null;
      if (!isTap) return (tapped = null);
      if (!tapped || time - tapped.time > TAP_MS || !isNear(at, tapped.at, SAME_PLACE_PX)) tapped = { at, time };
      else {
        tapped = null;
        if (event.cancelable) event.preventDefault();
        onDoubleTap({ point: under(at), at });
      }
    };
    view.addEventListener('touchstart', press, { passive: true, signal });
    view.addEventListener('touchend', release, { signal });
    return () => {
      clearTimeout(still);
      stopped.abort();
    };
  }, [ref]);
}
