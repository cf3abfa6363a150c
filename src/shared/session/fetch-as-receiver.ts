import { isUnauthorized } from './is-unauthorized';
import { receiverSession } from './receiver-session';

type Fetch = (request: Request) => Promise<Response>;

const listeners = new Set<() => void>();

/** Called when the server no longer knows a receiver's token. Answers how to stop listening. */
export function onReceiverRefused(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Puts the receiver's token on each request, and the language of his screen. There is no refresh: a 401 ends it, and
 * he shows again who he is.
 */
export function fetchAsReceiver(send: Fetch, language: () => string): Fetch {
  return async (request) => {
    request.headers.set('Accept-Language', language());
    const usedToken = receiverSession.token();
    if (usedToken) request.headers.set('Authorization', `Bearer ${usedToken}`);
    const response = await send(request);
    // A token that came meanwhile has not been refused.
    if (usedToken && isUnauthorized(response) && receiverSession.token() === usedToken) {
      receiverSession.forget();
      for (const listener of listeners) listener();
    }
    return response;
  };
}
