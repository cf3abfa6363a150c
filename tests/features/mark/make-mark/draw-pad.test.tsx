import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stroke } from '@/features/mark/make-mark/model/drawing';
import { DrawPad } from '@/features/mark/make-mark/ui/draw-pad';

const pointer = Object.getOwnPropertyDescriptors(PointerEvent.prototype);

beforeEach(() => {
  Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents');
  // jsdom implements neither of these, and has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ width: 600, height: 300 });
});

const own = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect');
afterEach(() => {
  Object.defineProperties(PointerEvent.prototype, pointer);
  if (own) Object.defineProperty(Element.prototype, 'getBoundingClientRect', own);
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  vi.unstubAllGlobals();
});

it('draws every turn of a line where the browser tells only of the last place of the pointer', () => {
  const drawn: (readonly Stroke[])[] = [];
  render(<DrawPad strokes={[]} color="BLACK" onColor={() => {}} onStrokes={(strokes) => drawn.push(strokes)} />);
  const pad = screen.getByRole('img', { name: '여기에 그려주세요' });
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(pad, new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY }));
  point('pointerdown', 100, 100);
  point('pointermove', 200, 50);
  point('pointermove', 300, 150);
  point('pointerup', 300, 150);
  expect(drawn.at(-1)?.map(({ points }) => points)).toEqual([[100, 100, 200, 50, 300, 150]]);
});
