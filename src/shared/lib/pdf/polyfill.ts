/** The legacy build of pdf.js uses `Promise.withResolvers`, which older in-app browsers lack. */
function withResolvers<Value>() {
  const ends: { resolve?: (value: Value | PromiseLike<Value>) => void; reject?: (reason?: unknown) => void } = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return { promise, ...ends };
}

if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
