import { lazy, Suspense, useEffect, useState } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import { usePageErrorMessages } from '@/entities/document';
import type { SignContract } from '@/entities/sign-contract';
import {
  ActionDialogs,
  DeadEnd,
  OpenInAnotherTab,
  loadActionDialogs,
  useSigning,
  useSigningRef,
  useSigningState,
  useSignMessages,
} from '@/features/receiver/sign-document';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { responsive } from '@/shared/ui/layout/responsive';
import { loadAnnotateFeature, mayDraw } from '../model/use-receiver-drawing';
import { useSigningPage } from '../model/use-signing-page';
import { SigningDesktop } from './signing.desktop';
import { SigningMobile } from './signing.mobile';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

const loadMarkSheet = () => import('./mark-sheet');
const MarkSheet = lazy(async () => ({ default: (await loadMarkSheet()).MarkSheet }));
const Reconfirm = lazy(async () => ({ default: (await import('./reconfirm')).Reconfirm }));
const SigningView = responsive<SigningViewProps>({ desktop: SigningDesktop, mobile: SigningMobile });

type SigningProps = {
  fieldId: string | null;
  /** The start page verifies the receiver's identity and shows the contract's state. */
  onStart: () => void;
};

export function Signing({ fieldId, onStart }: SigningProps) {
  const t = useSignMessages();
  const actor = useSigningRef();
  const isFailed = useSigningState((snapshot) => snapshot.matches('failed'));
  const failure = useSigning((context) => context.failure);
  const contract = useSigning((context) => context.contract);
  const end = useSigning((context) => context.end);
  const unseen = usePageErrorMessages();
  usePreloadedGlyphs([
    unseen,
    t.offline,
    t.openFailed,
    t.retry,
    t.stillWrong,
    Object.values(t.penFailed),
    Object.values(t.ends),
    t.elsewhere,
    t.elsewhereWords,
    t.continueHere,
    t.drawingRefused,
    t.fileFailed,
    t.review.failed,
    t.review.unsure,
    t.review.behind,
    t.reconfirm.failed,
  ]);
  // The browser's Back button leads here, too.
  useEffect(() => actor.send({ type: 'edit' }), [actor]);

  if (isFailed) {
    return (
      <main className={styles.fullPage}>
        <EmptyState
          kind="offline"
          title={t.openFailed}
          description={failure && getErrorMessage(failure)}
          actions={<Button onClick={() => actor.send({ type: 'retry' })}>{t.retry}</Button>}
        />
      </main>
    );
  }
  if (!contract) return end ? <DeadEnd end={end} onStart={onStart} /> : null;
  return (
    <>
      {contract.reconfirm ? (
        <Suspense>
          <Reconfirm contract={contract} />
        </Suspense>
      ) : (
        <Filling key={contract.contractId} contract={contract} fieldId={fieldId} />
      )}
      <ActionDialogs />
      <OpenInAnotherTab />
      {end && <DeadEnd end={end} onStart={onStart} />}
    </>
  );
}

/** Preloads code while there is a connection. A failure is reported when the code is needed. */
function usePreparing(isDrawing: boolean) {
  const actor = useSigningRef();
  useEffect(() => {
    actor.send({ type: 'shown' });
    void Promise.allSettled([loadMarkSheet(), loadActionDialogs(), isDrawing && loadAnnotateFeature()]);
  }, [actor, isDrawing]);
}

/** Says that everything is saved only once it is, because receivers close the page here. */
function Left({ onReturn }: { onReturn: () => void }) {
  const t = useSignMessages();
  const isSaved = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'resting' } }));
  const isLost = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'lost' } }));
  return (
    <main className={styles.fullPage}>
      <EmptyState
        kind={isLost ? 'offline' : 'nothing-left'}
        title={t.left}
        description={isLost ? t.offline : isSaved && t.leftWords}
        actions={
          <Button variant="primary" onClick={onReturn}>
            {t.goOn}
          </Button>
        }
      />
    </main>
  );
}

function Filling({ contract, fieldId }: { contract: SignContract; fieldId: string | null }) {
  const actor = useSigningRef();
  const state = useSigningPage(contract);
  const { filling } = state;
  const [markField, setMarkField] = useState<FillField | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [mode, setMode] = useState<SigningViewProps['mode']>('document');
  const [isLarge, setIsLarge] = useState(false);
  usePreparing(mayDraw(contract));
  useEffect(() => {
    if (fieldId) filling.send({ type: 'focused', fieldId });
  }, [filling, fieldId]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !markField) filling.send({ type: 'finish' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [filling, markField]);

  if (isLeft) return <Left onReturn={() => setIsLeft(false)} />;
  return (
    <>
      <SigningView
        contract={contract}
        state={state}
        mode={mode}
        isLarge={isLarge}
        isApprover={contract.me.role === 'APPROVER'}
        onMode={setMode}
        onLarge={setIsLarge}
        onMark={setMarkField}
        onFinish={() => filling.send({ type: 'finish' })}
        onStale={() => actor.send({ type: 'refresh' })}
        onLeave={() => {
          actor.send({ type: 'flush' });
          setIsLeft(true);
        }}
        onDecline={() => actor.send({ type: 'decline' })}
        onDelegate={
          contract.settings.allowDelegate && !contract.request ? () => actor.send({ type: 'delegate' }) : null
        }
        onAsk={() => actor.send({ type: 'ask' })}
      />
      {markField && (
        <Suspense>
          <MarkSheet field={markField} state={state} onClose={() => setMarkField(null)} />
        </Suspense>
      )}
    </>
  );
}
