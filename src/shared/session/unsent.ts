/** A name in the tab's storage for what a member has chosen but not sent yet. It contains personal data. */
export const UNSENT = 'sendMultiple';

/** The next person at this computer must not find it after the member has signed out. */
export function forgetUnsent() {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(UNSENT)) sessionStorage.removeItem(name);
}
