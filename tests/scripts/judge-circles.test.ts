import { expect, test } from 'vitest';
import { judgeCircles } from '../../scripts/rooms/judge-circles.ts';

const graph = (arrows: Record<string, readonly string[]>) =>
  Object.entries(arrows).map(([path, imports]) => ({ path, imports, lines: 1 }));

test('files that import what others import form no circle', () => {
  expect(judgeCircles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), [])).toEqual([]);
});

test('a circle is named once with all its files, however it is entered', () => {
  const files = graph({ a: ['c'], b: ['d'], c: ['b'], d: ['e', 'c'], e: [] });
  expect(judgeCircles(files, [])).toEqual([
    'These import each other in a circle, types count: b, c, d. Move what they share to a file below.',
  ]);
});

test('two circles that touch each other are one, those that do not are two', () => {
  expect(judgeCircles(graph({ a: ['b'], b: ['a', 'c'], c: ['b'] }), [])).toHaveLength(1);
  expect(judgeCircles(graph({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }), [])).toHaveLength(2);
});

test('a file that imports itself is a circle', () => {
  expect(judgeCircles(graph({ a: ['a'] }), [])).toHaveLength(1);
});

test('an exception opens its circle, and is named when there is none', () => {
  const circle = graph({ a: ['b'], b: ['a'] });
  expect(judgeCircles(circle, [['b', 'a']])).toEqual([]);
  const idle = ['b → a closes no circle any more: take it out of CLOSING.'];
  expect(judgeCircles(graph({ a: ['b'], b: [] }), [['b', 'a']])).toEqual(idle);
  expect(judgeCircles(graph({ a: [], b: ['a'] }), [['b', 'a']])).toEqual(idle);
});
