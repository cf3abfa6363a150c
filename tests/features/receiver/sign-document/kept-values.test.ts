import { describe, expect, it } from 'vitest';
import {
  createValueStore,
  valueStore,
  type StoredValues,
  type ValueStores,
} from '@/features/receiver/sign-document/api/kept-values';
import { createSyncStore } from '@/shared/device-store';

type Written = { at: number; kept: StoredValues };

const typed = (value: string): StoredValues => ({ unsent: { values: { address: value }, marks: {} }, request: null });

/** Creates a database that never finishes writing, because its page was closed first. */
function stores(inDatabase?: Written) {
  const database: ValueStores['database'] = {
    read: () => Promise.resolve(inDatabase),
    write: () => new Promise(() => {}),
    remove: () => new Promise(() => {}),
  };
  return { database, quick: createSyncStore<Written>('values') };
}

describe('what a receiver typed, on the device', () => {
  it('is there after a page that was left before its database had written', async () => {
    createValueStore(stores({ at: 1, kept: typed('부산') })).write('r1', typed('부산광역시'));
    expect(await createValueStore(stores({ at: 1, kept: typed('부산') })).read('r1')).toEqual(typed('부산광역시'));
  });

  it('is read from the database where the quick store had no room for the last of it', async () => {
    const kept = createValueStore(stores());
    kept.write('r1', typed('부산'));
    const later = createValueStore(stores({ at: Date.now() + 1, kept: typed('부산광역시') }));
    expect(await later.read('r1')).toEqual(typed('부산광역시'));
  });

  it('is there in a browser without a database, and for nobody else', async () => {
    valueStore.write('r1', typed('부산'));
    expect(await valueStore.read('r1')).toEqual(typed('부산'));
    expect(await valueStore.read('r2')).toBeNull();
    valueStore.remove('r1');
    expect(await valueStore.read('r1')).toBeNull();
  });

  it('is no obstacle where a browser keeps nothing', async () => {
    const refused = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    try {
      valueStore.write('r1', typed('부산'));
      expect(await valueStore.read('r1')).toBeNull();
    } finally {
      if (refused) Object.defineProperty(globalThis, 'localStorage', refused);
    }
  });
});
