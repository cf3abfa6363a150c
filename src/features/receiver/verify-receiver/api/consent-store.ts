import type { TickedConsents } from '../model/verify-receiver.setup';

const NAME = 'receiverConsents';

/** Stored in this tab only, because a ticked box isn't a consent yet. */
export const consentStore = {
  read: (): TickedConsents | null => {
    const text = sessionStorage.getItem(NAME);
    const ticks: TickedConsents | null = text === null ? null : JSON.parse(text);
    return ticks;
  },
  write: (ticks: TickedConsents) => sessionStorage.setItem(NAME, JSON.stringify(ticks)),
  remove: () => sessionStorage.removeItem(NAME),
};
