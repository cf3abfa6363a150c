import type { components } from '@/shared/api';
import { whenIdle } from './when-idle';

type PageText = components['schemas']['SignPageText'];
export type ReadPageText = (page: number) => Promise<PageText>;
/** Loading failed once, or several times. */
export type PageTextState = { is: 'waiting' } | { is: 'failed'; times: number } | { is: 'read'; text: PageText };

export type PageTexts = ReturnType<typeof createPageTexts>;

const WAITING: PageTextState = { is: 'waiting' };

/**
 * Loads the texts of a document's pages, each once, one after the other, when the browser is idle, so that they do not
 * delay the pictures. Nothing is requested before `begin`.
 */
export function createPageTexts(read: ReadPageText) {
  const states = new Map<number, PageTextState>();
  /** Visible pages that are waiting for their turn. */
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
    whenIdle(() => void readNext());
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
    /** Called when the first page was seen, or its text is wanted instead. */
    begin() {
      isBegun = true;
      goOn();
    },
    /** For a page that failed, tries again. */
    want(page: number) {
      if (asked.has(page) || wanted.includes(page)) return;
      wanted.push(page);
      goOn();
    },
    /** Called when a page was scrolled past before its turn came. */
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
