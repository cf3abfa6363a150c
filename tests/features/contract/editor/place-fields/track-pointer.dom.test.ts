import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackPointer } from '@/features/contract/editor/place-fields/ui/strokes/track-pointer';

const point = (type: string, pointerId: number, clientX: number, target: EventTarget = window) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY: 0 }));

function press() {
  const field = document.createElement('button');
  field.setPointerCapture = () => {};
  document.body.append(field);
  const end = vi.fn();
  field.addEventListener('pointerdown', (down) => trackPointer(down, { move: () => {}, end }));
  point('pointerdown', 1, 20, field);
  point('pointermove', 1, 60);
  return end;
}

beforeEach(() => vi.stubGlobal('requestAnimationFrame', () => 1));
afterEach(() => vi.unstubAllGlobals());

it('follows its own pointer to the end when another one is cancelled', () => {
  const end = press();
  point('pointercancel', 2, 0);
  point('pointermove', 2, 500);
  expect(end).not.toHaveBeenCalled();
  point('pointerup', 1, 60);
  expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ dx: 40 }), false);
});

it('cancels the stroke when its own pointer is cancelled', () => {
  const end = press();
  point('pointercancel', 1, 0);
  expect(end).toHaveBeenCalledExactlyOnceWith(null, false);
});
