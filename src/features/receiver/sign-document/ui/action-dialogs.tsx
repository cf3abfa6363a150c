import { lazy, Suspense } from 'react';
import { useSigning, useSigningRef, useSigningState } from '../model/context';

/** Preloads the dialogs, so that they open even offline. */
export const loadActionDialogs = () => import('./act-dialogs');

const DeclineDialog = lazy(async () => ({ default: (await loadActionDialogs()).DeclineDialog }));
const DelegateDialog = lazy(async () => ({ default: (await loadActionDialogs()).DelegateDialog }));
const AskDialog = lazy(async () => ({ default: (await loadActionDialogs()).AskDialog }));

export function ActionDialogs() {
  const actor = useSigningRef();
  const isBusy = useSigningState((snapshot) => snapshot.hasTag('busy'));
  const failure = useSigning((context) => context.failure);
  const senderName = useSigning(({ contract }) => contract?.senderName ?? '');
  const hasAccessCode = useSigning(({ contract }) => contract?.me.hasAccessCode ?? false);
  const isDeclining = useSigningState((snapshot) => snapshot.matches({ open: { acting: 'declining' } }));
  const isDelegating = useSigningState((snapshot) => snapshot.matches({ open: { acting: 'delegating' } }));
  const isAsking = useSigningState(
    (snapshot) =>
      snapshot.matches({ open: { acting: { asking: 'writing' } } }) ||
      snapshot.matches({ open: { acting: { asking: 'sending' } } }),
  );
  const act = { isBusy, failure, onClose: () => actor.send({ type: 'back' }) };
  return (
    <Suspense>
      {isDeclining && <DeclineDialog {...act} onDecline={(reason) => actor.send({ type: 'reason.given', reason })} />}
      {isDelegating && (
        <DelegateDialog
          {...act}
          hasAccessCode={hasAccessCode}
          onDelegate={(delegate) => actor.send({ type: 'delegate.given', delegate })}
        />
      )}
      {isAsking && (
        <AskDialog {...act} senderName={senderName} onAsk={(text) => actor.send({ type: 'question.given', text })} />
      )}
    </Suspense>
  );
}
