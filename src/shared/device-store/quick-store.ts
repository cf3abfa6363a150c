import type { StoreName } from './device-store';

/** Returns null if the browser blocks storage. Some browsers throw on the first access. */
function within<Result>(act: (store: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

/**
 * Small values are stored synchronously, so that they survive if the page is closed immediately afterwards. Does
 * nothing if the browser blocks storage.
 */
export function createSyncStore<Value>(name: StoreName) {
  const named = (key: string) => `${name} ${key}`;
  return {
    read: (key: string) =>
      within((store) => {
        const text = store.getItem(named(key));
        const value: Value | null = text === null ? null : JSON.parse(text);
        return value;
      }),
    write: (key: string, value: Value): void => {
      within((store) => store.setItem(named(key), JSON.stringify(value)));
    },
    remove: (key: string): void => {
      within((store) => store.removeItem(named(key)));
    },
  };
}
