import { useEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import { sessionRenewal } from './session-renewal';

/** Tells an actor that could not save to retry once the user has signed in again. */
export function useRetryAfterRenewal(actorRef: Pick<ActorRef<Snapshot<unknown>, { type: 'retry' }>, 'send'>) {
  useEffect(() => sessionRenewal.onFinished(() => actorRef.send({ type: 'retry' })), [actorRef]);
}
