import { createActor, waitFor } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';
import { tokenRefreshMachine, withRefreshLock, type Tokens } from '@/shared/session';
import { ApiError } from './api-error';

type RefreshCall = (refreshJwt: string, signal: AbortSignal) => Promise<Tokens>;

/**
 * One refresh for the whole page, and by its lock one for all tabs. It is a chunk of its own: whoever is not signed in
 * never needs it.
 */
export function startTokenRefresh(callServer: RefreshCall, onExpired: () => void) {
  const machine = tokenRefreshMachine.provide({
    actors: {
      refreshTokens: fromRequest(({ input, signal }) =>
        withRefreshLock(input, () => callServer(input.refreshJwt, signal)),
      ),
    },
    guards: {
      // A server that cannot be reached, or is in trouble, has not said that the session is over.
      wasAnswered: (_, { error }) => {
        const { status } = ApiError.from(error);
        return status !== undefined && status < 500 && status !== 429;
      },
    },
  });
  const actor = createActor(machine).start();
  actor.subscribe((snapshot) => {
    if (snapshot.matches('expired')) onExpired();
  });
  return {
    actor,
    async refresh() {
      actor.send({ type: 'refresh.requested' });
      await waitFor(actor, (snapshot) => !snapshot.matches('refreshing'));
    },
  };
}
