import { expect, it } from 'vitest';
import {
  beginHistory,
  closeStep,
  recordStep,
  redoStep,
  undoStep,
  type History,
} from '@/features/contract/editor/undo-steps';

const [a, b, c] = [['a'], ['b'], ['c']];
const begin = beginHistory<readonly string[]>(a);
const record = (history: History<readonly string[]>, ...values: (readonly string[])[]) =>
  values.reduce((before, value) => recordStep(before, value), history);

it('goes back through each step and forward again', () => {
  const both = record(begin, b, c);
  const back = undoStep(undoStep(both));
  expect(back).toEqual({ past: [], present: a, future: [b, c], about: null });
  expect(redoStep(redoStep(back))).toEqual(both);
});

it('stays where it is at both ends', () => {
  expect(undoStep(begin)).toEqual(begin);
  expect(redoStep(begin)).toEqual(begin);
});

it('forgets what was undone with the next step', () => {
  const turned = record(undoStep(record(begin, b)), c);
  expect(turned).toEqual({ past: [a], present: c, future: [], about: null });
});

it('counts nothing as a step that leaves the value as it is', () => {
  const undone = undoStep(record(begin, b));
  expect(recordStep(undone, a)).toBe(undone);
});

it('undoes steps about the same together, until one is closed', () => {
  const typed = recordStep(recordStep(begin, b, 'name'), c, 'name');
  expect(undoStep(typed).present).toBe(a);
  const apart = recordStep(closeStep(recordStep(begin, b, 'name')), c, 'name');
  expect(undoStep(apart).present).toBe(b);
  const other = recordStep(recordStep(begin, b, 'name'), c, 'help');
  expect(undoStep(other).present).toBe(b);
});

it('begins a step of its own after undoing one about the same', () => {
  const again = recordStep(undoStep(record(recordStep(begin, b, 'name'), c)), a, 'name');
  expect(undoStep(again).present).toBe(b);
});

it('keeps the last 200 steps', () => {
  const values = Array.from({ length: 250 }, (_, index) => [String(index)]);
  const { past } = record(begin, ...values);
  expect(past).toEqual(values.slice(49, 249));
});
