import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { FillingRef } from '@/entities/filling';
import { signDocumentMachine } from './sign-document.machine';
import type { SignDocumentContext as Context } from './sign-document.types';

/** Shared by all routes under /sign. */
export const SignDocumentContext = createActorContext(signDocumentMachine);

export const useSigningRef = SignDocumentContext.useActorRef;

/** Selects part of the machine's context, to re-render only when that part changes. */
export const useSigning = <Value>(select: (context: Context) => Value): Value =>
  SignDocumentContext.useSelector(({ context }) => select(context));

export const useSigningState = <Value>(select: (snapshot: SnapshotFrom<typeof signDocumentMachine>) => Value): Value =>
  SignDocumentContext.useSelector(select);

/** The actor with the field values, which only exists while the document is open. */
export function useFillingRef(): FillingRef {
  const filling = useSigning((context) => context.filling);
  if (!filling) throw new Error('Nothing has been read yet.');
  return filling;
}
