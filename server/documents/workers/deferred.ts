export type Deferred<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void };

const nothing = () => undefined;

/** The same as Promise.withResolvers, which our type library leaves out because some supported browsers lack it. */
export function createDeferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = nothing;
  let reject: Deferred<T>['reject'] = nothing;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
