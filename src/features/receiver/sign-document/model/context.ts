import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { FillingRef } from '@/entities/filling';
import { signDocumentMachine } from './sign-document.machine';
import type { SignDocumentContext as Context } from './sign-document.types';

/** One signing for all addresses under /sign. */
export const SignDocumentContext = createActorContext(signDocumentMachine);

export const useSigningRef = SignDocumentContext.useActorRef;

/** One thing of the signing: whoever shows it is drawn again when it changes, and not before. */
export const useSigning = <Value>(select: (context: Context) => Value): Value =>
  SignDocumentContext.useSelector(({ context }) => select(context));

export const useSigningState = <Value>(select: (snapshot: SnapshotFrom<typeof signDocumentMachine>) => Value): Value =>
  SignDocumentContext.useSelector(select);

/** What is typed, for whoever shows fields: they are there once the document is open. */
export function useFillingRef(): FillingRef {
  const filling = useSigning((context) => context.filling);
  if (!filling) throw new Error('Nothing has been read yet.');
  return filling;
}
