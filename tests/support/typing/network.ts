import { ApiError } from '@/shared/api';
import type { Dice } from './dice.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A slow network, which can be cut before or after the server has received a call, and repaired again. */
export function createNetwork(clock: VirtualClock, dice: Dice) {
  let state: 'whole' | 'cut' | 'deaf' = 'whole';

  /**
   * `deaf` means that the server received the call but its answer is lost. It may also have received the call of a
   * closing page.
   */
  const ask = <Answer>(call: () => Answer, signal: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      let isOver = false;
      const lose = () => reject(new ApiError('NETWORK'));
      const hear = () => {
        if (isOver) return;
        isOver = true;
        if (state === 'cut') return lose();
        const isLost = state === 'deaf' || signal.aborted;
        const answered = (answer: () => void) => clock.setTimeout(isLost ? lose : answer, dice.upTo(150));
        try {
          const answer = call();
          answered(() => resolve(answer));
        } catch (error) {
          answered(() => reject(error));
        }
      };
      clock.setTimeout(hear, dice.upTo(150));
      signal.addEventListener('abort', () => (dice.chance(0.5) ? hear() : (isOver = true)), { once: true });
    });
  return {
    ask,
    become: (next: typeof state) => {
      state = next;
    },
    is: () => state,
  };
}

export type Network = ReturnType<typeof createNetwork>;
