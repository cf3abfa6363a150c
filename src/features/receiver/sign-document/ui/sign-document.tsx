import { useEffect, useState, type ReactNode } from 'react';
import { PageTextsProvider } from '@/entities/document';
import { readPageText, type SignContract } from '@/entities/sign-contract';
import { toast } from '@/shared/ui/feedback/toast';
import { keptValues } from '../api/kept-values';
import { useMessages } from '../messages';
import { SignDocumentContext } from '../model/context';
import { signDocumentMachine } from '../model/sign-document.machine';

type SignDocumentProps = {
  opening: Promise<SignContract>;
  /** The token is no longer valid: the receiver has to verify themselves again. */
  onRefused: () => void;
  onDone: (end: 'finished' | 'declined' | 'delegated') => void;
  /** To the last look at everything, and back to the fields. */
  onReview: () => void;
  onEdit: () => void;
  /** Shown until there is something to work on. */
  waiting: ReactNode;
  children: ReactNode;
};

/** The signing that lives while one is at any address under /sign. */
export function SignDocument({ opening, onRefused, onDone, onReview, onEdit, waiting, children }: SignDocumentProps) {
  const t = useMessages();
  return (
    <SignDocumentContext.Provider
      logic={signDocumentMachine.provide({
        actions: {
          keepLocally: (_, { receiverUuid, kept }) => keptValues.write(receiverUuid, kept),
          forgetLocally: (_, { receiverUuid }) => {
            if (receiverUuid !== null) keptValues.remove(receiverUuid);
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

/** Tells of the connection and of the page being left or come back to. */
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
  // What was signed stays on the screen until the next page is there.
  return isWaiting && !(isFinished && wasOpen) ? waiting : children;
}
