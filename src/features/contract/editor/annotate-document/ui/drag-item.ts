/** Movements up to this many pixels count as a click, because hands shake. */
const STILL = 3;

/**
 * Transforms the element during the drag, and changes the document only once at the end. Other pointers are ignored.
 */
export function dragItem(down: PointerEvent, zoom: number, onEnd: (dx: number, dy: number) => void) {
  const element = down.target instanceof Element ? down.target.closest<SVGElement>('[data-annotation]') : null;
  const isHandle = down.target instanceof Element && down.target.hasAttribute('data-handle');
  const stopped = new AbortController();
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', hear: (dx: number, dy: number) => void) =>
    window.addEventListener(
      type,
      ({ pointerId, clientX, clientY }) => {
        if (pointerId === down.pointerId) hear((clientX - down.clientX) / zoom, (clientY - down.clientY) / zoom);
      },
      { signal: stopped.signal },
    );
  const stop = () => {
    stopped.abort();
    element?.removeAttribute('transform');
  };

  listen('pointermove', (dx, dy) => {
    if (element && !isHandle) element.setAttribute('transform', `translate(${dx} ${dy})`);
  });
  listen('pointerup', (dx, dy) => {
    stop();
    if (Math.hypot(dx, dy) * zoom >= STILL) onEnd(dx, dy);
  });
  listen('pointercancel', stop);
}
