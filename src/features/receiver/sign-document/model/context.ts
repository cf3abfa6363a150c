import { createActorContext } from '@xstate/react';
import { signDocumentMachine } from './sign-document.machine';
import type { SignDocumentEvent } from './sign-document.setup';

/** One signing for all addresses under /sign. */
export const SignDocumentContext = createActorContext(signDocumentMachine);

export const useSigning = () => {
  const actor = SignDocumentContext.useActorRef();
  const snapshot = SignDocumentContext.useSelector((current) => current);
  return { snapshot, context: snapshot.context, send: (event: SignDocumentEvent) => actor.send(event) };
};
