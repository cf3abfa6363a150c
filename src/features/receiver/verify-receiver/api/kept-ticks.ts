import type { Ticks } from '../model/verify-receiver.setup';

const NAME = 'receiverConsents';

/** In this tab alone: nothing was agreed to yet, and whoever opens the link elsewhere ticks for themselves. */
export const keptTicks = {
  read: (): Ticks | null => {
    const text = sessionStorage.getItem(NAME);
    const ticks: Ticks | null = text === null ? null : JSON.parse(text);
    return ticks;
  },
  write: (ticks: Ticks) => sessionStorage.setItem(NAME, JSON.stringify(ticks)),
  remove: () => sessionStorage.removeItem(NAME),
};
