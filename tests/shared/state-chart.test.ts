import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { ANYWHERE, readChart } from '#storybook/machine/chart.ts';

const machine = createMachine({
  initial: 'idle',
  on: { stopped: '.over', told: { actions: () => {} } },
  states: { idle: { on: { start: 'busy' } }, busy: { on: { done: 'idle' } }, over: { type: 'final' } },
});

it('draws transitions from anywhere out of their own node, before all states', () => {
  const { states, edges, columns, rows } = readChart(machine.root);
  expect(edges).toEqual([
    { from: 'idle', to: 'busy', labels: ['start'] },
    { from: 'busy', to: 'idle', labels: ['done'] },
    { from: ANYWHERE, to: 'over', labels: ['stopped'] },
  ]);
  expect(states).toEqual([
    { id: ANYWHERE, column: 0, row: 0, isFinal: false },
    { id: 'idle', column: 1, row: 0, isFinal: false },
    { id: 'busy', column: 2, row: 0, isFinal: false },
    { id: 'over', column: 1, row: 1, isFinal: true },
  ]);
  expect({ columns, rows }).toEqual({ columns: 3, rows: 2 });
});

it('draws no such node without such transitions', () => {
  const { root } = createMachine({ initial: 'idle', states: { idle: { on: { start: 'busy' } }, busy: {} } });
  expect(readChart(root).states.map(({ id, column }) => [id, column])).toEqual([
    ['idle', 0],
    ['busy', 1],
  ]);
});
