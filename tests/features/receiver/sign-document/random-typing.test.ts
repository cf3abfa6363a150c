import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { mergeSavedDraft } from '@/features/receiver/sign-document/model/merge-values';
import type { Change } from '../../../support/typing/tab.ts';
import { walk } from '../../../support/typing/walk.ts';

/** Raised by `npm run soak -- typing`. */
const WALKS = Number(process.env['TYPING_WALKS'] ?? 300);
const FIRST = Number(process.env['TYPING_SEED'] ?? 1);

it(
  `seals what stood on the screen, after whatever was typed (${WALKS} walks)`,
  { timeout: 20_000 + WALKS * 100 },
  async () => {
    let done = 0;
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      await walk(seed);
      done += 1;
    }
    expect(done).toBe(WALKS);
  },
);

/** Former bugs. If any of them is reintroduced, a walk must soon fail. */
const FAULTS: [string, Change][] = [
  [
    'a refused value is taken out of its field',
    (machine) =>
      machine.provide({
        actions: {
          tellRefused: ({ context }, { refusals }) =>
            context.filling?.send({
              type: 'given',
              values: Object.fromEntries(refusals.map(({ fieldId }) => [fieldId, null])),
            }),
        },
      }),
  ],
  [
    'a refused value goes on standing there, and nobody is told',
    (machine) =>
      machine.provide({
        actions: {
          tellRefused: () => {},
          takeSent: assign(({ context }, { sent }) => mergeSavedDraft(context, { ...sent, refusals: [] })),
        },
      }),
  ],
];

it.each(FAULTS)('finds within a hundred walks that %s', async (_, change) => {
  const walkAll = async () => {
    for (let seed = 1; seed <= 100; seed += 1) await walk(seed, change);
  };
  await expect(walkAll()).rejects.toThrow(/^seed \d+, after/);
});
