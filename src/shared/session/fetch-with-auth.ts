import { isUnauthorized } from './is-unauthorized';
import { tokenStorage } from './token-storage';

type Fetch = (request: Request) => Promise<Response>;

/**
 * Adds the bearer token to each request and, on a 401, waits for the one refresh and sends the request again. It wraps
 * fetch and is not a client middleware, because a middleware sees the request after its body has been read.
 */
export function fetchWithAuth(send: Fetch, refresh: () => Promise<void>): Fetch {
  return async (request) => {
    const usedToken = tokenStorage.read()?.accessJwt;
    if (!usedToken) return send(request);

    const spare = request.clone();
    const response = await send(withBearer(request, usedToken));
    if (!isUnauthorized(response)) return response;

    // Another call may have refreshed between our request and our 401. In that case, its token is used.
    if (tokenStorage.read()?.accessJwt === usedToken) await refresh();
    const freshToken = tokenStorage.read()?.accessJwt;
    if (freshToken === usedToken) throw new TypeError('The session could not be refreshed: no answer.');
    return freshToken ? send(withBearer(spare, freshToken)) : response;
  };
}

function withBearer(request: Request, token: string) {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
