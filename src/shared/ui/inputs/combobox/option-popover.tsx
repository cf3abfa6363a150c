import * as Popover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import * as styles from './combobox.css';

interface OptionPopoverProps {
  open: boolean;
  onClose: () => void;
  anchor: ReactElement;
  children: ReactNode;
}

/** Positions the list below the input, which keeps focus. */
export function OptionPopover({ open, onClose, anchor, children }: OptionPopoverProps) {
  const layer = useFloatingLayer();
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          className={`${styles.list} ${layer}`}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            const field = document.activeElement?.closest('[data-combobox]');
            if (event.target instanceof Node && field?.contains(event.target)) event.preventDefault();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
