import { expect, test } from 'vitest';
import { findImportCycles } from '../../scripts/rooms/find-import-cycles.ts';

const graph = (arrows: Record<string, readonly string[]>) =>
  Object.entries(arrows).map(([path, imports]) => ({ path, imports, lines: 1 }));

test('files that import what others import form no circle', () => {
  expect(findImportCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), [])).toEqual([]);
});

test('a circle is named once with all its files, however it is entered', () => {
  const files = graph({ a: ['c'], b: ['d'], c: ['b'], d: ['e', 'c'], e: [] });
  expect(findImportCycles(files, [])).toEqual([
    'These import each other in a circle, types count: b, c, d. Move what they share to a file below.',
  ]);
});

test('two circles that touch each other are one, those that do not are two', () => {
  expect(findImportCycles(graph({ a: ['b'], b: ['a', 'c'], c: ['b'] }), [])).toHaveLength(1);
  expect(findImportCycles(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }), [])).toHaveLength(2);
});

test('a file that imports itself is a circle', () => {
  expect(findImportCycles(graph({ a: ['a'] }), [])).toHaveLength(1);
});

test('an exception opens its circle, and is named when there is none', () => {
  const circle = graph({ a: ['b'], b: ['a'] });
  expect(findImportCycles(circle, [['b', 'a']])).toEqual([]);
  const idle = ['b → a closes no circle any more: take it out of CLOSING.'];
  expect(findImportCycles(graph({ a: ['b'], b: [] }), [['b', 'a']])).toEqual(idle);
  expect(findImportCycles(graph({ a: [], b: ['a'] }), [['b', 'a']])).toEqual(idle);
});
