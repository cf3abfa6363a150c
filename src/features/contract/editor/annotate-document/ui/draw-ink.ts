import type { Point } from '#rules/page-geometry.ts';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { getCoalescedPoints } from '@/shared/lib/browser';
import { makeInk, type Pen } from '../model/make-annotation';
import { toSvgPath } from './annotation-shape';

/** Draws a line under the pointer without React. `onEnd` gets null if the browser cancelled the pointer. */
export function drawInk(
  svg: SVGSVGElement,
  down: PointerEvent,
  zoom: number,
  pen: Pen,
  page: DocumentPage,
  onEnd: (annotation: Annotation | null) => void,
) {
  const frame = svg.getBoundingClientRect();
  const place = ({ clientX, clientY }: PointerEvent): Point => ({
    x: (clientX - frame.left) / zoom,
    y: (clientY - frame.top) / zoom,
  });
  const points = [place(down)];
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    fill: 'none',
    stroke: `rgb(${pen.color.join(' ')})`,
    'stroke-opacity': String(pen.opacity),
    'stroke-width': String(pen.thickness),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    d: toSvgPath(points),
  }))
    line.setAttribute(name, value);
  svg.append(line);

  // Without capture, a release outside the window or over a removed page goes unnoticed.
  svg.setPointerCapture(down.pointerId);
  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return;
      points.push(...getCoalescedPoints(event).map(place));
      line.setAttribute('d', toSvgPath(points));
    },
    { signal },
  );
  const finish = (isKept: boolean) => {
    stopped.abort();
    line.remove();
    onEnd(isKept ? makeInk(points, pen, page) : null);
  };
  const listen = (type: 'pointerup' | 'pointercancel' | 'lostpointercapture', isKept: boolean) =>
    window.addEventListener(type, (event) => event.pointerId === down.pointerId && finish(isKept), { signal });
  listen('pointerup', true);
  listen('lostpointercapture', true);
  listen('pointercancel', false);
}
