export type Deferred<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void };

const nothing = () => undefined;

/**
 * Replaces Promise.withResolvers, which some of our supported browsers lack, so it is missing from our type library.
 */
export function defer<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = nothing;
  let reject: Deferred<T>['reject'] = nothing;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
