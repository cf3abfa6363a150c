import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';

const files = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true });
const machines = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((one) => one instanceof StateMachine);

/** Matches regular and irregular participles, and those for a repetition (`code.askedAgain`). */
const PARTICIPLE = /(ed|given|chosen|begun|known|made|drawn|read|set)(Again)?$/;

it('reads the machines themselves', () => {
  expect(machines.length).toBeGreaterThan(15);
});

it('names what happened with a noun and a past participle', () => {
  const dotted = machines.flatMap(({ events }) => events).filter((event) => /^[a-z]\w*\.\w+$/i.test(String(event)));
  expect(dotted.length).toBeGreaterThan(30);
  expect([...new Set(dotted)].filter((event) => !PARTICIPLE.test(String(event)))).toEqual([]);
});
