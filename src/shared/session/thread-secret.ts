const KEY = 'threadSecret';
const PARAMETER = 'thread';
const HELD = 'linked';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The secret from an emailed link to a support conversation. It's kept in sessionStorage, because a URL ends up in the
 * browser's history and in other URLs, such as the one to return to after signing in.
 */
export const threadSecret = {
  /** Removes the secret from a URL. An id can stay, because it gives no access. */
  hide(address: URL) {
    const thread = address.searchParams.get(PARAMETER);
    if (thread === null || thread === HELD || UUID.test(thread)) return address;
    sessionStorage.setItem(KEY, thread);
    const shown = new URL(address);
    shown.searchParams.set(PARAMETER, HELD);
    return shown;
  },
  /** Must be called when somebody else may use this tab next. */
  forget: () => sessionStorage.removeItem(KEY),
  /** Returns an id unchanged. For a hidden secret, returns the secret, which other tabs don't have. */
  reveal: (thread: string) => (thread === HELD ? sessionStorage.getItem(KEY) : thread),
};
