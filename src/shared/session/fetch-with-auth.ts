import { isUnauthorized } from './is-unauthorized';
import { sessionRenewal } from './session-renewal';
import { tokenStorage } from './token-storage';
import { unsavedWork } from './unsaved-work';

type Fetch = (request: Request) => Promise<Response>;

/**
 * On a 401, waits for the shared refresh and retries. Client middleware can't do this, because it only sees a request
 * after its body has been read.
 */
export function fetchWithAuth(send: Fetch, refresh: () => Promise<void>): Fetch {
  return async (request) => {
    const usedToken = tokenStorage.read()?.accessJwt;
    if (!usedToken) {
      const response = await send(request);
      // The session was ended here, and the user stayed with what was unsaved.
      if (isUnauthorized(response) && unsavedWork.exists()) sessionRenewal.ask();
      return response;
    }

    const spare = request.clone();
    const response = await send(withBearer(request, usedToken));
    if (!isUnauthorized(response)) return response;

    // Another call may have refreshed the tokens between our request and the 401.
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
