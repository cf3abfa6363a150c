const NAME = 'dojang-receiver';
/** What may be stored on a receiver's device: unsubmitted values, and marks that they chose to save. */
const STORES = ['values', 'marks'] as const;
export type StoreName = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | null = null;

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error ?? new Error('The device refused.')), { once: true });
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORES) request.result.createObjectStore(store);
  });
  return settled(request).catch((error: unknown) => {
    // A browser that blocks storage now may allow it later, so the next call tries again.
    opening = null;
    throw error;
  });
}

/** Stores values by key in IndexedDB. Rejects if the browser blocks storage. */
export function createDeviceStore<Value>(name: StoreName) {
  const within = async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await (opening ??= open());
    const transaction = database.transaction(name, mode);
    const request = act(transaction.objectStore(name));
    // Without this, the browser waits for more requests, and closing the page in the meantime loses the write.
    transaction.commit();
    return settled(request);
  };
  return {
    read: (key: string) => within<Value | undefined>('readonly', (store) => store.get(key)),
    list: () => within<Value[]>('readonly', (store) => store.getAll()),
    write: (key: string, value: Value) => within('readwrite', (store) => store.put(value, key)),
    remove: (key: string) => within('readwrite', (store) => store.delete(key)),
  };
}
