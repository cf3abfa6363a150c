import { expect, it } from 'vitest';
import { walk } from '../../../support/typing/walk.ts';

/** All of them, and as many more as one has time for: `npm run soak -- typing`. */
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
