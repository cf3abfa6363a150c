import { useSigning, useSigningState, useSignMessages } from '@/features/receiver/sign-document';
import { Button } from '@/shared/ui/actions/button';
import { Logo } from '@/shared/ui/data/logo';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { useRemainingCount } from '../model/use-signing-page';
import { FieldList } from './field-list';
import { FillArea } from './fill-area';
import { Questions } from './questions';
import { SigningMenu } from './signing-menu';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

export function SigningDesktop(props: SigningViewProps) {
  const t = useSignMessages();
  const { contract, state, mode, isLarge, isApprover, onMode, onLeave, onDecline } = props;
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Logo height={24} />
        <h1 className={styles.title}>
          {contract.title}
          <span className={styles.organization}>{contract.organizationName}</span>
        </h1>
        <Saving />
        <Button variant="ghost" size="lg" onClick={onDecline}>
          {t.decline}
        </Button>
        <Button size="lg" onClick={onLeave}>
          {t.leave}
        </Button>
        {!isApprover && <FinishButton {...props} />}
        <SigningMenu {...props} />
      </header>
      <div className={styles.body}>
        <FillArea {...props} />
        {!isApprover && (
          <aside className={styles.panel({ isWide: mode === 'steps' })} aria-label={t.fields}>
            <SegmentedControl
              aria-label={t.mode}
              options={[
                { value: 'document', label: t.wholeDocument },
                { value: 'steps', label: t.oneByOne },
              ]}
              value={mode}
              onValueChange={onMode}
            />
            {mode === 'steps' ? (
              <Questions {...props} />
            ) : (
              <div className={isLarge ? styles.largeText : undefined}>
                <FieldList state={state} />
              </div>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

function FinishButton({ state, onFinish }: SigningViewProps) {
  const t = useSignMessages();
  const left = useRemainingCount(state.filling);
  return (
    <Button variant="primary" size="lg" disabledReason={left > 0 ? t.finishEarly(left) : undefined} onClick={onFinish}>
      {t.finish}
    </Button>
  );
}

function Saving() {
  const t = useSignMessages();
  const isSaving = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'saving' } }));
  const isSaved = useSigning(({ contract }) => (contract?.draft.version ?? 0) > 0);
  return (
    <span className={styles.status} role="status">
      {isSaving ? t.saving : isSaved ? t.saved : ''}
    </span>
  );
}
