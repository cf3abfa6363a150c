import * as Radix from '@radix-ui/react-dialog';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './dialog.css';
import { useMessages } from './messages';
import { useRestoreFocus } from './use-restore-focus';

interface LeaveGuardProps {
  open: boolean;
  /** The default question is about typed text. */
  question?: string | null;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveGuard({ open, question, onStay, onLeave }: LeaveGuardProps) {
  const t = useMessages();
  const { remember, giveBack } = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          role="alertdialog"
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          aria-describedby={undefined}
          className={styles.panel({ width: 420 })}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{question ?? t.leave}</Radix.Title>
          </div>
          <div className={`${styles.footer} ${styles.leaveGuard}`}>
            <Button size="lg" onClick={onStay}>
              {t.stay}
            </Button>
            <Button size="lg" variant="primary" onClick={onLeave}>
              {t.leaveDo}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
