import { createActorContext } from '@xstate/react';
import { useCallback, useState, type ReactNode } from 'react';
import {
  visitDirectUrlMachine,
  type VisitDirectUrlEvent,
  type VisitDirectUrlInput,
} from '../model/visit-direct-url.machine';

const ActorContext = createActorContext(visitDirectUrlMachine);

type VisitProps = {
  input: VisitDirectUrlInput;
  onStarted: (linkToken: string) => void;
  children: ReactNode;
};

/** Mount it with the link's code as its key. */
export function Visit({ input, onStarted, children }: VisitProps) {
  // The machine is created only once, so `onStarted` must not depend on anything that changes.
  const [logic] = useState(() =>
    visitDirectUrlMachine.provide({ actions: { onStarted: (_, { linkToken }) => onStarted(linkToken) } }),
  );
  return (
    <ActorContext.Provider logic={logic} options={{ input }}>
      {children}
    </ActorContext.Provider>
  );
}

export function useVisit() {
  const actorRef = ActorContext.useActorRef();
  const snapshot = ActorContext.useSelector((current) => current);
  const send = useCallback((event: VisitDirectUrlEvent) => actorRef.send(event), [actorRef]);
  return { snapshot, send };
}
