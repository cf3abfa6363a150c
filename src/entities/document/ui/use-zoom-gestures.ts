import { useEffect, useRef, type RefObject } from 'react';
import { clampZoom } from '../model/zoom';

type Zooming = { zoom: number; onZoom: (zoom: number, at: { x: number; y: number }) => void };

/** Ctrl and wheel (a trackpad's pinch arrives as that), and two fingers. */
export function useZoomGestures(ref: RefObject<HTMLElement | null>, zooming: Zooming) {
  const latest = useRef(zooming);
  useEffect(() => {
    latest.current = zooming;
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stopped = new AbortController();
    const fingers = new Map<number, { x: number; y: number }>();
    let pinch: { distance: number; zoom: number } | null = null;
    const place = (event: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      if (!one || !other) return null;
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return { distance: Math.hypot(one.x - other.x, one.y - other.y), middle };
    };

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const by = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 200);
      latest.current.onZoom(clampZoom(latest.current.zoom * by), place(event));
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, place(event));
      const two = spread();
      pinch = two && fingers.size === 2 ? { distance: two.distance, zoom: latest.current.zoom } : null;
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, place(event));
      const two = spread();
      if (!pinch || !two || pinch.distance === 0) return;
      latest.current.onZoom(clampZoom((pinch.zoom * two.distance) / pinch.distance), two.middle);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      pinch = null;
    };
    // The browser's own pinch would zoom the whole page.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };

    const { signal } = stopped;
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('touchmove', touch, { passive: false, signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    return () => stopped.abort();
  }, [ref]);
}
