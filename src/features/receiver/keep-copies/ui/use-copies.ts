import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Copies } from '@/entities/copy';
import { onReceiverTokenRejected } from '@/shared/session';
import { followCopiesMachine } from '../model/follow-copies.machine';

export function useCopies(first: Copies | null) {
  const actorRef = useActorRef(followCopiesMachine, { input: { first } });
  const snapshot = useSelector(actorRef, (current) => current);
  useEffect(() => onReceiverTokenRejected(() => actorRef.send({ type: 'refused' })), [actorRef]);
  return {
    copies: snapshot.context.copies,
    failure: snapshot.matches('failed') ? snapshot.context.failure : null,
    isRefused: snapshot.matches('refused'),
    retry: () => actorRef.send({ type: 'retry' }),
  };
}
