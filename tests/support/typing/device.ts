import type { ValueStores } from '@/features/receiver/sign-document/api/kept-values';
import type { Dice } from './dice.ts';
import type { VirtualClock } from './virtual-clock.ts';

/**
 * What a browser stores for all its tabs. Its database handles one operation at a time, and loses what a closing tab
 * hasn't written yet. Its quick store saves everything immediately.
 */
export function createDevice(clock: VirtualClock, dice: Dice) {
  const inDatabase = new Map<string, string>();
  const quick = quickStore(new Map());
  let freeAt = 0;

  return {
    connect() {
      let isClosed = false;
      const later = <Result>(act: () => Result) =>
        new Promise<Result>((resolve) => {
          freeAt = Math.max(freeAt, clock.now()) + dice.upTo(80);
          clock.setTimeout(() => !isClosed && resolve(act()), freeAt - clock.now());
        });
      const database: ValueStores['database'] = {
        read: (key) => later(() => read(inDatabase, key) ?? undefined),
        write: (key, written) => {
          const text = JSON.stringify(written);
          return later(() => {
            inDatabase.set(key, text);
            return key;
          });
        },
        remove: (key) => later(() => void inDatabase.delete(key)),
      };
      const close = () => {
        isClosed = true;
      };
      return { stores: { database, quick }, close };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

function read(texts: ReadonlyMap<string, string>, key: string) {
  const text = texts.get(key);
  return text === undefined ? null : JSON.parse(text);
}

const quickStore = (texts: Map<string, string>): ValueStores['quick'] => ({
  read: (key) => read(texts, key),
  write: (key, written) => void texts.set(key, JSON.stringify(written)),
  remove: (key) => void texts.delete(key),
});
