import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './dialog.css';
import { useMessages } from './messages';
import { useRestoreFocus } from './use-restore-focus';

interface LeaveGuardProps {
  open: boolean;
  /** The default question is about typed text. */
  question?: string | null | undefined;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something typed is lost. Focus and the prominent button are on staying, which loses nothing. */
export function LeaveGuard({ open, question, onStay, onLeave }: LeaveGuardProps) {
  const t = useMessages();
  const { remember, giveBack } = useRestoreFocus();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onStay()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          role="alertdialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            remember();
            stay.current?.focus();
          }}
          onCloseAutoFocus={giveBack}
          aria-describedby={undefined}
          className={styles.panel({ width: 420 })}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{question ?? t.leave}</Radix.Title>
          </div>
          <div className={`${styles.footer} ${styles.leaveGuard}`}>
            <Button size="lg" onClick={onLeave}>
              {t.leaveDo}
            </Button>
            <Button ref={stay} size="lg" variant="primary" onClick={onStay}>
              {t.stay}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
