type Listener = () => void;

let isAsked = false;
const watchers = new Set<Listener>();
const listeners = new Set<Listener>();

function set(next: boolean) {
  isAsked = next;
  for (const tell of watchers) tell();
}

/** Asks for the password on the page itself, so that unsaved work survives the end of the session. */
export const sessionRenewal = {
  isAsked: () => isAsked,
  ask: () => set(true),
  /** Call once new tokens are stored. Whatever failed without them is tried again. */
  finish() {
    set(false);
    for (const tell of listeners) tell();
  },
  subscribe: (watcher: Listener) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  /** Calls the listener after each renewal. Returns a function that removes it. */
  onFinished(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
