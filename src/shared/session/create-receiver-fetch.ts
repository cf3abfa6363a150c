import { isUnauthorized } from './is-unauthorized';
import { receiverSession } from './receiver-session';

type Fetch = (request: Request) => Promise<Response>;

const listeners = new Set<() => void>();

/** Calls the listener when the server rejects a receiver's token. Returns a function that removes it. */
export function onReceiverTokenRejected(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Adds the receiver's token and the language of their screen. There is no refresh: after a 401, the receiver verifies
 * their identity again.
 */
export function createReceiverFetch(send: Fetch, language: () => string): Fetch {
  return async (request) => {
    request.headers.set('Accept-Language', language());
    const usedToken = receiverSession.token();
    if (usedToken) request.headers.set('Authorization', `Bearer ${usedToken}`);
    const response = await send(request);
    // A newer token isn't the one that was rejected.
    if (usedToken && isUnauthorized(response) && receiverSession.token() === usedToken) {
      receiverSession.forget();
      for (const listener of listeners) listener();
    }
    return response;
  };
}
