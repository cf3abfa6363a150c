import type { components } from '@/shared/api';
import { runWhenIdle } from './when-idle';

type PageText = components['schemas']['SignPageText'];
export type LoadPageText = (page: number) => Promise<PageText>;
/** `times` counts the failed attempts. */
export type PageTextState = { is: 'waiting' } | { is: 'failed'; times: number } | { is: 'read'; text: PageText };

export type PageTexts = ReturnType<typeof createPageTextStore>;

const WAITING: PageTextState = { is: 'waiting' };

/**
 * Loads a document's text page by page while the browser is idle, so that it doesn't delay the pictures. Requests
 * nothing before `begin`.
 */
export function createPageTextStore(read: LoadPageText) {
  const states = new Map<number, PageTextState>();
  const wanted: number[] = [];
  const asked = new Set<number>();
  const listeners = new Set<() => void>();
  let isBegun = false;
  let isBusy = false;

  const stateOf = (page: number): PageTextState => states.get(page) ?? WAITING;

  function put(page: number, state: PageTextState) {
    states.set(page, state);
    for (const listener of listeners) listener();
  }

  function goOn() {
    if (!isBegun || isBusy || wanted.length === 0) return;
    isBusy = true;
    runWhenIdle(() => void readNext());
  }

  async function readNext() {
    const page = wanted.shift();
    if (page !== undefined) await readOne(page);
    isBusy = false;
    goOn();
  }

  async function readOne(page: number) {
    asked.add(page);
    try {
      put(page, { is: 'read', text: await read(page) });
    } catch {
      asked.delete(page);
      const before = stateOf(page);
      put(page, { is: 'failed', times: before.is === 'failed' ? before.times + 1 : 1 });
    }
  }

  return {
    /** Called once the first page is visible, or when the reader asks for its text. */
    begin() {
      isBegun = true;
      goOn();
    },
    /** Requests a page's text, or retries after a failure. */
    want(page: number) {
      if (asked.has(page) || wanted.includes(page)) return;
      wanted.push(page);
      goOn();
    },
    /** Called when a page scrolls out of view before its text has loaded. */
    unwant(page: number) {
      const place = wanted.indexOf(page);
      if (place !== -1) wanted.splice(place, 1);
    },
    stateOf,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
