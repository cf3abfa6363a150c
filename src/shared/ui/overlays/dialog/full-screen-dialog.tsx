import * as Radix from '@radix-ui/react-dialog';
import { X } from '@/shared/icons';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { DialogLayer, handlesEscape } from '@/shared/ui/overlays/layer';
import { BackGuard } from './back-guard';
import { focusFirstElement } from './focus-first';
import { LeaveGuard } from './leave-guard';
import { useMessages } from './messages';
import * as styles from './full-screen-dialog.css';
import { useRestoreFocus } from './use-restore-focus';

type ScreenDialogProps = {
  title: string;
  /** Shown next to the title, such as the progress. */
  note?: ReactNode;
  /** The question to ask before closing, if changes would be lost. */
  leaveQuestion?: string | null;
  /** Renders the buttons below the content. `close` asks the question first. */
  renderFooter?: (close: () => void) => ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The page below keeps its state. Mount it to open, unmount it to close. */
export function FullScreenDialog({
  title,
  note,
  leaveQuestion = null,
  renderFooter,
  onClose,
  children,
}: ScreenDialogProps) {
  const t = useMessages();
  const content = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useRestoreFocus();
  const [isAsking, setIsAsking] = useState(false);
  const requestClose = () => (leaveQuestion === null ? onClose() : setIsAsking(true));
  return (
    <Radix.Root open onOpenChange={(open) => !open && requestClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={styles.screen}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => {
            if (handlesEscape(event.target)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            remember();
            if (content.current) focusFirstElement(content.current);
          }}
        >
          <DialogLayer value="dialog">
            <header className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {note && <span className={styles.note}>{note}</span>}
              <IconButton label={t.close} icon={<X />} onClick={requestClose} />
            </header>
            <div className={styles.body} data-layer-body>
              {children}
            </div>
            {renderFooter && (
              <footer className={styles.footer} data-layer-footer>
                {renderFooter(requestClose)}
              </footer>
            )}
            {leaveQuestion !== null && <BackGuard onBack={requestClose} />}
            <LeaveGuard open={isAsking} question={leaveQuestion} onStay={() => setIsAsking(false)} onLeave={onClose} />
          </DialogLayer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
