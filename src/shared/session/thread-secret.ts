const KEY = 'threadSecret';
const PARAMETER = 'thread';
const HELD = 'linked';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The secret of an emailed link to a conversation with support. It is stored in the tab instead of the URL, because
 * URLs are copied into other URLs, such as the one to return to after signing in, and into the browser's history.
 */
export const threadSecret = {
  /** Removes the secret from a URL. An id can stay, because it gives no access on its own. */
  hide(address: URL) {
    const thread = address.searchParams.get(PARAMETER);
    if (thread === null || thread === HELD || UUID.test(thread)) return address;
    sessionStorage.setItem(KEY, thread);
    const shown = new URL(address);
    shown.searchParams.set(PARAMETER, HELD);
    return shown;
  },
  /** Called when somebody else may use this tab next. */
  forget: () => sessionStorage.removeItem(KEY),
  /** Returns an id unchanged, or the hidden secret, which other tabs do not have. */
  reveal: (thread: string) => (thread === HELD ? sessionStorage.getItem(KEY) : thread),
};
