/** What a member has chosen and not yet sent is stored by this name in the tab. It is about people. */
export const UNSENT = 'sendMultiple';

/** Whoever uses the computer next must not find it after signing out. */
export function forgetUnsent() {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(UNSENT)) sessionStorage.removeItem(name);
}
