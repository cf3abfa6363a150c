import { createActor, waitFor } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';
import { tokenRefreshMachine, withRefreshLock, type Tokens } from '@/shared/session';
import { ApiError } from './api-error';

type RefreshCall = (refreshJwt: string, signal: AbortSignal) => Promise<Tokens>;

/**
 * Refreshes tokens once per page, and once across tabs by using a lock. A separate chunk, because signed-out visitors
 * never need it.
 */
export function startTokenRefresh(callServer: RefreshCall, onExpired: () => void) {
  const machine = tokenRefreshMachine.provide({
    actors: {
      refreshTokens: fromRequest(({ input, signal }) =>
        withRefreshLock(input, () => callServer(input.refreshJwt, signal)),
      ),
    },
    guards: {
      // An unreachable or failing server doesn't mean that the session has ended.
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
