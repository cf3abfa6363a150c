/** The key under which a tab stores what a member has chosen but not sent yet. It contains personal data. */
export const UNSENT_CHOICES_KEY = 'sendMultiple';

/** Deletes the data when the member signs out, so that the next person at this computer can't find it. */
export function clearUnsentChoices() {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(UNSENT_CHOICES_KEY)) sessionStorage.removeItem(name);
}
