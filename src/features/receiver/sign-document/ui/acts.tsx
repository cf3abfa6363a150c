import { lazy, Suspense } from 'react';
import { useSigning } from '../model/context';

/** Ahead of time, so that losing the connection does not take the dialogs away. */
export const loadActs = () => import('./act-dialogs');

const DeclineDialog = lazy(async () => ({ default: (await loadActs()).DeclineDialog }));
const DelegateDialog = lazy(async () => ({ default: (await loadActs()).DelegateDialog }));
const AskDialog = lazy(async () => ({ default: (await loadActs()).AskDialog }));

/** The dialogs of what can be done instead of signing. Their code comes when one is opened. */
export function Acts() {
  const { snapshot, context, send } = useSigning();
  const act = { isBusy: snapshot.hasTag('busy'), failure: context.failure, onClose: () => send({ type: 'back' }) };
  const isAt = (name: 'declining' | 'delegating') => snapshot.matches({ open: { acting: name } });
  const isAsking =
    snapshot.matches({ open: { acting: { asking: 'writing' } } }) ||
    snapshot.matches({ open: { acting: { asking: 'sending' } } });
  return (
    <Suspense>
      {isAt('declining') && (
        <DeclineDialog {...act} onDecline={(reason) => send({ type: 'confirm.decline', reason })} />
      )}
      {isAt('delegating') && (
        <DelegateDialog {...act} onDelegate={(delegate) => send({ type: 'confirm.delegate', delegate })} />
      )}
      {isAsking && (
        <AskDialog
          {...act}
          senderName={context.contract?.senderName ?? ''}
          onAsk={(text) => send({ type: 'confirm.ask', text })}
        />
      )}
    </Suspense>
  );
}
