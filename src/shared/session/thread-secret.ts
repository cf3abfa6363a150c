const KEY = 'threadSecret';
const PARAMETER = 'thread';
const HELD = 'linked';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The secret of an emailed link to a conversation with support. The tab holds it instead of the address bar, because
 * addresses are copied into others, such as the one that leads back after signing in, and into the browser's history.
 */
export const threadSecret = {
  /** Takes the secret out of an address. An id needs no hiding, because it opens nothing by itself. */
  hide(address: URL) {
    const thread = address.searchParams.get(PARAMETER);
    if (thread === null || thread === HELD || UUID.test(thread)) return address;
    sessionStorage.setItem(KEY, thread);
    const shown = new URL(address);
    shown.searchParams.set(PARAMETER, HELD);
    return shown;
  },
  /** The next person in this tab is somebody else. */
  forget: () => sessionStorage.removeItem(KEY),
  /** Reads what the address names: an id as it is, or the secret that was hidden, which other tabs do not know. */
  reveal: (thread: string) => (thread === HELD ? sessionStorage.getItem(KEY) : thread),
};
