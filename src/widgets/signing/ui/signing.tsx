import { lazy, Suspense, useEffect, useState } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import type { SignContract } from '@/entities/sign-contract';
import { Acts, DeadEnd, loadActs, useSignMessages, useSigning } from '@/features/receiver/sign-document';
import { ApiError, errorMessage } from '@/shared/api';
import { useReadyWords } from '@/shared/lib/ready-words';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { responsive } from '@/shared/ui/responsive';
import { useFilling } from '../model/use-filling';
import { loadAnnotating, mayDraw } from '../model/use-own-drawing';
import { SigningDesktop } from './signing.desktop';
import { SigningMobile } from './signing.mobile';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

const loadMarkSheet = () => import('./mark-sheet');
const MarkSheet = lazy(async () => ({ default: (await loadMarkSheet()).MarkSheet }));
const Reconfirm = lazy(async () => ({ default: (await import('./reconfirm')).Reconfirm }));
const SigningView = responsive<SigningViewProps>({ desktop: SigningDesktop, mobile: SigningMobile });

type SigningProps = {
  /** The field that one comes back to. */
  fieldId: string | null;
  onReview: () => void;
  /** To where a receiver shows who he is, and what has become of his document. */
  onStart: () => void;
};

/** A receiver's document, from its first field to its last. */
export function Signing(props: SigningProps) {
  const t = useSignMessages();
  const { snapshot, context, send } = useSigning();
  const { contract, end, failure } = context;
  useReadyWords([
    t.offline,
    t.openFailed,
    t.retry,
    t.stillWrong,
    t.penFailed,
    t.fileFailed,
    t.review.failed,
    t.review.behind,
    t.reconfirm.failed,
    ...(['NETWORK', 'TIMEOUT', 'UNKNOWN'] as const).map((code) => errorMessage(new ApiError(code))),
  ]);
  const isFailed = snapshot.matches('failed');
  useEffect(() => {
    if (snapshot.matches({ open: { acting: 'reviewing' } })) send({ type: 'edit' });
    // Only on the way here: going on to the review comes from here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (isFailed) {
    return (
      <main className={styles.whole}>
        <EmptyState
          kind="offline"
          title={t.openFailed}
          description={failure && errorMessage(failure)}
          actions={<Button onClick={() => send({ type: 'retry' })}>{t.retry}</Button>}
        />
      </main>
    );
  }
  if (!contract) return end ? <DeadEnd end={end} onStart={props.onStart} /> : null;
  return (
    <>
      {contract.reconfirm ? (
        <Suspense>
          <Reconfirm contract={contract} />
        </Suspense>
      ) : (
        <Filling key={contract.contractId} contract={contract} {...props} />
      )}
      <Acts />
      {end && <DeadEnd end={end} onStart={props.onStart} />}
    </>
  );
}

function Filling({ contract, fieldId, onReview }: SigningProps & { contract: SignContract }) {
  const t = useSignMessages();
  const { snapshot, context, send } = useSigning();
  const state = useFilling(contract);
  const { filling } = state;
  const [markField, setMarkField] = useState<FillField | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [mode, setMode] = useState<SigningViewProps['mode']>('document');
  const [isLarge, setIsLarge] = useState(false);
  const isApprover = contract.me.role === 'APPROVER';

  useEffect(() => {
    send({ type: 'shown' });
    // What will be needed is fetched while there is a connection; a failure now is met again when it is opened.
    void Promise.allSettled([loadMarkSheet(), loadActs(), mayDraw(contract) && loadAnnotating()]);
    if (fieldId) filling.send({ type: 'focused', fieldId });
    // Once, when the document is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { isComplete } = filling;
  useEffect(() => {
    if (!isComplete) return;
    send({ type: 'flush' });
    onReview();
    // When the last field is well, whatever else has changed meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !markField) filling.send({ type: 'finish' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  if (isLeft) {
    return (
      <main className={styles.whole}>
        <EmptyState
          kind="nothing-left"
          title={t.left}
          description={t.leftWords}
          actions={
            <Button variant="primary" onClick={() => setIsLeft(false)}>
              {t.goOn}
            </Button>
          }
        />
      </main>
    );
  }
  const wrong = filling.asked.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <SigningView
        contract={contract}
        state={state}
        mode={mode}
        isLarge={isLarge}
        isApprover={isApprover}
        left={wrong}
        saving={
          snapshot.matches({ open: { keeping: 'saving' } }) ? 'saving' : contract.draft.version > 0 ? 'saved' : null
        }
        onMode={setMode}
        onLarge={setIsLarge}
        onMark={setMarkField}
        onFinish={() => filling.send({ type: 'finish' })}
        onStale={() => send({ type: 'refresh' })}
        onLeave={() => {
          send({ type: 'flush' });
          setIsLeft(true);
        }}
        onDecline={() => send({ type: 'decline' })}
        onDelegate={
          contract.settings.allowDelegate && !context.contract?.request ? () => send({ type: 'delegate' }) : null
        }
        onAsk={() => send({ type: 'ask' })}
      />
      {markField && (
        <Suspense>
          <MarkSheet field={markField} state={state} onClose={() => setMarkField(null)} />
        </Suspense>
      )}
    </>
  );
}
