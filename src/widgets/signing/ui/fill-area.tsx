import { isMark } from '#rules/fill-field.ts';
import { FillBar, FillSteps } from '@/features/document/fill-fields';
import { useSignMessages } from '@/features/receiver/sign-document';
import { Button } from '@/shared/ui/button';
import { markIn } from '../model/signing-fields';
import { useKnownMarks } from '../model/use-shown';
import { DocumentView } from './document-view';
import { FieldMark } from './field-mark';
import { Notices } from './notices';
import type { SigningViewProps } from './signing-view';
import { WrittenDocument } from './written-document';
import * as styles from './signing.css';

/** The document with its bar, or one question at a time; an approver reads and decides. */
export function FillArea(props: SigningViewProps) {
  const t = useSignMessages();
  const { state, mode, isLarge, isApprover, onMark, onFinish, onStale, onDecline } = props;
  const known = useKnownMarks();
  const entries = {
    filling: state.filling,
    onMark,
    onAttach: (...[field, file]: Parameters<typeof state.attach>) => void state.attach(field, file),
    describe: (...[field, value]: Parameters<typeof state.describe>) => {
      const shown = isMark(field) ? markIn(known, field.fieldId, value) : null;
      return { ...state.describe(field, value), picture: shown && <FieldMark shown={shown} /> };
    },
  };
  if (mode === 'steps' && !isApprover) {
    return (
      <main className={styles.main} aria-label={t.fields}>
        <Notices />
        <div className={styles.steps}>
          <div className={isLarge ? styles.larger : undefined}>
            <WrittenDocument pages={state.pages} />
            <FillSteps {...entries} />
          </div>
        </div>
      </main>
    );
  }
  return (
    <main className={styles.main}>
      <Notices />
      <DocumentView state={state} onStale={onStale} />
      {isApprover ? (
        <div className={styles.foot}>
          <p className={styles.hint}>{t.approveHint}</p>
          <Button variant="primary" size="xl" fullWidth onClick={onFinish}>
            {t.approve}
          </Button>
          <Button size="lg" fullWidth onClick={onDecline}>
            {t.decline}
          </Button>
        </div>
      ) : (
        <div className={isLarge ? `${styles.dock} ${styles.larger}` : styles.dock}>
          <FillBar {...entries} />
        </div>
      )}
    </main>
  );
}
