import { useEffect } from 'react';
import type { ActorRef, Snapshot } from 'xstate';

export type ConnectionRestored = { type: 'connection.restored' };

/** Tells an actor when the browser is back online. */
export function useConnection(actorRef: Pick<ActorRef<Snapshot<unknown>, ConnectionRestored>, 'send'>) {
  useEffect(() => {
    const tell = () => actorRef.send({ type: 'connection.restored' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [actorRef]);
}

/** Whether trying again may help. While offline, it can't; the actor is told when that is over. Node has no `onLine`. */
export const mayReachServer = () => !('onLine' in navigator) || navigator.onLine;
