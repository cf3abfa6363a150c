/** Movements up to this many pixels count as a click, because hands shake. */
const STILL = 3;
const EDGE = 36;
const SPEED = 14;

export type PointerStroke = { dx: number; dy: number; x: number; y: number; free: boolean };
type Following = {
  /** Scrolled when the pointer is near its top or bottom edge. */
  scroller?: HTMLElement | null;
  begin?: () => void;
  move: (stroke: PointerStroke) => void;
  /** `stroke` is null if the pointer hardly moved or the stroke was cancelled. */
  end: (stroke: PointerStroke | null, wasPressed: boolean) => void;
};

/**
 * Reports at most once per frame until the pointer is released. Distances include scrolling, and Escape cancels the
 * stroke.
 */
export function trackPointer(down: PointerEvent, { scroller = null, begin, move, end }: Following) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const scrolledAtFirst = scroller?.scrollTop ?? 0;
  let last = { x: down.clientX, y: down.clientY, free: down.altKey };
  let hasBegun = false;
  let frame = 0;

  const stroke = (): PointerStroke => ({
    ...last,
    dx: last.x - down.clientX,
    dy: last.y - down.clientY + (scroller?.scrollTop ?? 0) - scrolledAtFirst,
  });
  const look = () => {
    frame = 0;
    if (scroller && scrollNearEdge(scroller, last.y)) frame = requestAnimationFrame(look);
    move(stroke());
  };
  const finish = (isKept: boolean) => {
    cancelAnimationFrame(frame);
    stopped.abort();
    end(hasBegun && isKept ? stroke() : null, isKept && !hasBegun);
  };

  const moved = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    last = { x: event.clientX, y: event.clientY, free: event.altKey };
    if (!hasBegun) {
      if (Math.hypot(last.x - down.clientX, last.y - down.clientY) < STILL) return;
      hasBegun = true;
      // Captures the pointer to avoid hover effects, and their repaints, along the way.
      if (down.target instanceof Element) down.target.setPointerCapture(down.pointerId);
      begin?.();
    }
    frame ||= requestAnimationFrame(look);
  };
  window.addEventListener('pointermove', moved, { signal });
  window.addEventListener('pointerup', (event) => event.pointerId === down.pointerId && finish(true), { signal });
  window.addEventListener('pointercancel', (event) => event.pointerId === down.pointerId && finish(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      finish(false);
    },
    { capture: true, signal },
  );
}

function scrollNearEdge(scroller: HTMLElement, y: number) {
  const { top, bottom } = scroller.getBoundingClientRect();
  const by = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
  const before = scroller.scrollTop;
  if (by !== 0) scroller.scrollTop += by;
  return scroller.scrollTop !== before;
}
