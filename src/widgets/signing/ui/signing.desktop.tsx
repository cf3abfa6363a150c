import { useSignMessages } from '@/features/receiver/sign-document';
import { Button } from '@/shared/ui/button';
import { Logo } from '@/shared/ui/logo';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { FieldList } from './field-list';
import { FillArea } from './fill-area';
import { Questions } from './questions';
import { SigningMenu } from './signing-menu';
import type { SigningViewProps } from './signing-view';
import * as styles from './signing.css';

export function SigningDesktop(props: SigningViewProps) {
  const t = useSignMessages();
  const { contract, state, mode, isLarge, isApprover, left, saving, onMode, onFinish, onLeave, onDecline } = props;
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Logo height={24} />
        <h1 className={styles.title}>
          {contract.title}
          <span className={styles.organization}>{contract.organizationName}</span>
        </h1>
        <span className={styles.status} role="status">
          {saving === 'saving' ? t.saving : saving === 'saved' ? t.saved : ''}
        </span>
        <Button variant="ghost" size="lg" onClick={onDecline}>
          {t.decline}
        </Button>
        <Button size="lg" onClick={onLeave}>
          {t.leave}
        </Button>
        {!isApprover && (
          <Button
            variant="primary"
            size="lg"
            disabledReason={left > 0 ? t.finishEarly(left) : undefined}
            onClick={onFinish}
          >
            {t.finish}
          </Button>
        )}
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
              <div className={isLarge ? styles.larger : undefined}>
                <FieldList state={state} />
              </div>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}
