export type Deferred<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void };

const nothing = () => undefined;

/** Promise.withResolvers, which the browsers we build for, and so our type library, do not all have. */
export function defer<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = nothing;
  let reject: Deferred<T>['reject'] = nothing;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
