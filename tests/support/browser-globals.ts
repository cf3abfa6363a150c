import { afterEach } from 'vitest';

/** The few browser globals that some code needs. A complete DOM takes a second per test file. */
class MemoryStorage implements Storage {
  #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

const stores = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
// The pages that know no receiver speak the browser's language.
Object.defineProperty(globalThis.navigator, 'languages', { value: ['ko-KR', 'ko'], configurable: true });
Object.assign(globalThis, { location: new URL('http://localhost:3000/') });
for (const [name, value] of Object.entries(stores))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

afterEach(() => {
  for (const store of Object.values(stores)) store.clear();
});
