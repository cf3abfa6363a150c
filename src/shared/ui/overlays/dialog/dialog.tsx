import * as Radix from '@radix-ui/react-dialog';
import { X } from '@/shared/icons';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { DialogLayer, handlesEscape } from '@/shared/ui/overlays/layer';
import { BackGuard } from './back-guard';
import * as styles from './dialog.css';
import { CloseRequest } from './dialog-cancel';
import { wholeScreen } from './whole-screen.css';
import { focusFirstElement } from './focus-first';
import { LeaveGuard } from './leave-guard';
import { useMessages } from './messages';
import { UnsavedInputs } from './unsaved-input';
import { useDragToClose } from './use-drag-to-close';
import { useRestoreFocus } from './use-restore-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Usually a question, such as "이대로 보낼까요?" */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The secondary button first, then the primary one. */
  footer?: ReactNode;
  width?: 420 | 480 | 560 | 600;
  /** The form has unsaved input, so closing asks for confirmation. Inputs can say so themselves: `useUnsavedInput`. */
  dirty?: boolean;
  /**
   * Fills the screen on a phone in landscape, with the buttons next to the title, for content that needs the height.
   */
  fills?: boolean;
}

export interface LayerPanelProps extends DialogProps {
  /** `dialog` and `drawer` become a sheet on mobile, while `sheet` always is one. */
  shape?: 'dialog' | 'drawer' | 'sheet';
}

export function LayerPanel({
  shape = 'dialog',
  width = 480,
  dirty: isFormDirty = false,
  fills = false,
  ...props
}: LayerPanelProps) {
  const { open, onOpenChange, title, description, children, footer } = props;
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [unsavedInputs, setUnsavedInputs] = useState(0);
  const countUnsavedInput = useCallback(() => {
    setUnsavedInputs((count) => count + 1);
    return () => setUnsavedInputs((count) => count - 1);
  }, []);
  const dirty = isFormDirty || unsavedInputs > 0;
  const content = useRef<HTMLDivElement>(null);
  const requestClose = () => (dirty ? setIsAsking(true) : onOpenChange(false));
  const { remember, giveBack } = useRestoreFocus();
  const dragDown = useDragToClose(requestClose);

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={content}
          className={fills ? `${styles.panel({ shape, width })} ${wholeScreen}` : styles.panel({ shape, width })}
          {...(!description && { 'aria-describedby': undefined })}
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
            <div
              className={shape === 'sheet' ? `${styles.grabber} ${styles.grabberAlways}` : styles.grabber}
              aria-hidden
              {...dragDown}
            />
            <div className={styles.header}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </div>
            <CloseRequest value={requestClose}>
              {children && (
                <div className={styles.body} data-layer-body>
                  <UnsavedInputs value={countUnsavedInput}>{children}</UnsavedInputs>
                </div>
              )}
              {footer && (
                <div className={styles.footer} data-layer-footer>
                  {footer}
                </div>
              )}
            </CloseRequest>
            <IconButton className={styles.close} label={t.close} icon={<X />} onClick={requestClose} />
            {dirty && <BackGuard onBack={requestClose} />}
            <LeaveGuard
              open={isAsking}
              onStay={() => setIsAsking(false)}
              onLeave={() => {
                setIsAsking(false);
                onOpenChange(false);
              }}
            />
          </DialogLayer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const Dialog = (props: DialogProps) => <LayerPanel {...props} shape="dialog" />;
