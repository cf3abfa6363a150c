import type { StoreName } from './device-store';

/** A browser may refuse, and some do as soon as it is named. */
function within<Result>(act: (store: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

/** Small things that have to be there when the page is left at once. A browser that refuses keeps none. */
export function quickStore<Value>(name: StoreName) {
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
