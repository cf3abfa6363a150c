import { useState } from 'react';
import { isMark } from '#rules/fill-field.ts';
import { FillBar } from '@/features/document/fill-fields';
import { useSignMessages } from '@/features/receiver/sign-document';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { DocumentView } from './document-view';
import { useFieldInputs } from './entries';
import { Notices } from './notices';
import { Questions } from './questions';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

/** Approvers have nothing to fill in and only decide. */
export function FillArea(props: SigningViewProps) {
  const t = useSignMessages();
  const { state, mode, isLarge, isApprover, onMark, onFinish, onStale, onDecline } = props;
  const isMobile = useLayout() === 'mobile';
  const entries = useFieldInputs(props);
  const [openings, setOpenings] = useState(0);
  /** A signature field opens its sheet instead of an input. */
  const open = (fieldId: string) => {
    state.filling.send({ type: 'focused', fieldId });
    setOpenings((count) => count + 1);
    const field = state.fields.find((one) => one.fieldId === fieldId);
    if (field && isMark(field)) onMark(field);
  };
  const isAsking = mode === 'steps' && !isApprover;
  if (isAsking && isMobile) {
    return (
      <main className={styles.main} aria-label={t.fields}>
        <Notices />
        <div className={styles.steps}>
          <Questions {...props} />
        </div>
      </main>
    );
  }
  return (
    <main className={styles.main}>
      <Notices />
      <DocumentView state={state} isLarge={isLarge} onOpen={open} onStale={onStale} />
      {isApprover ? (
        <div className={styles.footer}>
          <p className={styles.hint}>{t.approveHint}</p>
          <Button variant="primary" size="xl" fullWidth onClick={onFinish}>
            {t.approve}
          </Button>
          <Button size="lg" fullWidth onClick={onDecline}>
            {t.decline}
          </Button>
        </div>
      ) : isAsking ? null : (
        <div className={isLarge ? `${styles.dock} ${styles.largeText}` : styles.dock}>
          <FillBar {...entries} openings={openings} />
        </div>
      )}
    </main>
  );
}
