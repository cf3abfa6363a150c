import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Annotation } from '@/entities/contract';
import { makeInk } from '@/features/contract/editor/annotate-document/model/make-annotation';
import { PEN_STYLES } from '@/features/contract/editor/annotate-document/model/pens';
import { drawInk } from '@/features/contract/editor/annotate-document/ui/draw-ink';
import { page } from './sample';

const pointer = Object.getOwnPropertyDescriptors(PointerEvent.prototype);

beforeEach(() => {
  Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents');
  // jsdom doesn't implement this.
  Element.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  Object.defineProperties(PointerEvent.prototype, pointer);
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});

const event = (type: string, clientX: number, clientY: number) =>
  new PointerEvent(type, { pointerId: 1, clientX, clientY });

it('draws every turn of a line where the browser tells only of the last place of the pointer', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawn: (Annotation | null)[] = [];
  drawInk(svg, event('pointerdown', 10, 10), 1, PEN_STYLES.ink, page, (annotation) => drawn.push(annotation));
  window.dispatchEvent(event('pointermove', 60, 80));
  window.dispatchEvent(event('pointermove', 110, 10));
  window.dispatchEvent(event('pointerup', 110, 10));
  const points = [
    { x: 10, y: 10 },
    { x: 60, y: 80 },
    { x: 110, y: 10 },
  ];
  expect(drawn).toEqual([makeInk(points, PEN_STYLES.ink, page)]);
});
