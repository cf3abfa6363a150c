import { useEffect, useState, type ReactNode } from 'react';
import { PageTextsProvider } from '@/entities/document';
import { readPageText, type SignContract } from '@/entities/sign-contract';
import { toast } from '@/shared/ui/feedback/toast';
import { valueStore } from '../api/kept-values';
import { useMessages } from '../messages';
import { SignDocumentContext } from '../model/context';
import { signDocumentMachine } from '../model/sign-document.machine';

type SignDocumentProps = {
  opening: Promise<SignContract>;
  /** Called when the token is no longer valid, so that the receiver must verify their identity again. */
  onRefused: () => void;
  onDone: (end: 'finished' | 'declined' | 'delegated') => void;
  /** Opens the final review. `onEdit` returns to the fields. */
  onReview: () => void;
  onEdit: () => void;
  /** Shown while the document loads. */
  waiting: ReactNode;
  children: ReactNode;
};

export function SignDocument({ opening, onRefused, onDone, onReview, onEdit, waiting, children }: SignDocumentProps) {
  const t = useMessages();
  return (
    <SignDocumentContext.Provider
      logic={signDocumentMachine.provide({
        actions: {
          keepLocally: (_, { receiverUuid, kept }) => valueStore.write(receiverUuid, kept),
          forgetLocally: (_, { receiverUuid }) => {
            if (receiverUuid !== null) valueStore.remove(receiverUuid);
          },
          onReview,
          onEdit,
          onRefused,
          onDone: (_, { end }) => onDone(end),
          onAsked: () => toast.success(t.asked),
        },
      })}
      options={{ input: { opening } }}
    >
      <Connection />
      <PageTextsProvider read={readPageText}>
        <Opened waiting={waiting}>{children}</Opened>
      </PageTextsProvider>
    </SignDocumentContext.Provider>
  );
}

/** Tells the machine when the connection is back, and when the page is hidden or shown. */
function Connection() {
  const actor = SignDocumentContext.useActorRef();
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    addEventListener('online', () => actor.send({ type: 'connection.restored' }), { signal });
    document.addEventListener(
      'visibilitychange',
      () => actor.send({ type: document.visibilityState === 'hidden' ? 'flush' : 'refresh' }),
      { signal },
    );
    return () => stopped.abort();
  }, [actor]);
  return null;
}

function Opened({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const isOpen = SignDocumentContext.useSelector((snapshot) => snapshot.matches('open'));
  const isFinished = SignDocumentContext.useSelector((snapshot) => snapshot.matches('finished'));
  const isWaiting = SignDocumentContext.useSelector(
    (snapshot) => snapshot.matches('loading') || snapshot.status === 'done',
  );
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // The signed document stays visible until the next page has loaded.
  return isWaiting && !(isFinished && wasOpen) ? waiting : children;
}
