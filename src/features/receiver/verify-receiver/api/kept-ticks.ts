import type { Ticks } from '../model/verify-receiver.setup';

const NAME = 'receiverConsents';

/**
 * Stored in this tab only, because ticked consents are not given yet. Opening the link elsewhere starts with none
 * ticked.
 */
export const tickStore = {
  read: (): Ticks | null => {
    const text = sessionStorage.getItem(NAME);
    const ticks: Ticks | null = text === null ? null : JSON.parse(text);
    return ticks;
  },
  write: (ticks: Ticks) => sessionStorage.setItem(NAME, JSON.stringify(ticks)),
  remove: () => sessionStorage.removeItem(NAME),
};
