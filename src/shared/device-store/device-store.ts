const NAME = 'dojang-receiver';
/**
 * What may be stored on a receiver's device: what they typed but have not submitted, and the marks that they asked to
 * keep.
 */
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
    // A browser that refuses now may allow storage later.
    opening = null;
    throw error;
  });
}

/** Stores values by key in the browser's own database. Rejects if the browser refuses storage. */
export function deviceStore<Value>(name: StoreName) {
  const within = async <Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await (opening ??= open());
    const transaction = database.transaction(name, mode);
    const request = act(transaction.objectStore(name));
    // Otherwise the browser would wait for more requests, and a page that is closed meanwhile would lose what it wrote.
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
