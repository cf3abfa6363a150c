import { createActorContext } from '@xstate/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { language } from '@/shared/i18n';
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

/** Runs the machine for the pages of one visitor. Mount it with the link's code as its key. */
export function Visit({ input, onStarted, children }: VisitProps) {
  // The first logic is kept, so `onStarted` must not depend on anything that changes.
  const [logic] = useState(() =>
    visitDirectUrlMachine.provide({ actions: { onStarted: (_, { linkToken }) => onStarted(linkToken) } }),
  );
  return (
    <ActorContext.Provider logic={logic} options={{ input }}>
      <ProposedLanguage />
      {children}
    </ActorContext.Provider>
  );
}

/** Applies the language that the link's maker chose, unless the visitor chose one. */
function ProposedLanguage() {
  const proposed = ActorContext.useSelector(({ context }) => context.visit?.language ?? null);
  useEffect(() => {
    if (proposed) language.propose(proposed);
  }, [proposed]);
  return null;
}

export function useVisit() {
  const actorRef = ActorContext.useActorRef();
  const snapshot = ActorContext.useSelector((current) => current);
  const send = useCallback((event: VisitDirectUrlEvent) => actorRef.send(event), [actorRef]);
  return { snapshot, send };
}
