/** The name under which the tab stores what a member has chosen but not sent yet. The stored data is personal. */
export const UNSENT = 'sendMultiple';

/** The next person at this computer must not find it after the member has signed out. */
export function forgetUnsent() {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(UNSENT)) sessionStorage.removeItem(name);
}
