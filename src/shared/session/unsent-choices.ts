/** The key for what a member has chosen but not sent yet, which includes personal data. */
export const UNSENT_CHOICES_KEY = 'sendMultiple';

/** Deletes the data on signing out, so that the next person at this computer can't find it. */
export function clearUnsentChoices() {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(UNSENT_CHOICES_KEY)) sessionStorage.removeItem(name);
}
