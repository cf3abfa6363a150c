import * as Radix from '@radix-ui/react-dialog';
import { useId } from 'react';
import { visuallyHidden } from '@/shared/styles';
import { Button } from '@/shared/ui/actions/button';
import { focusFirstElement, useRestoreFocus } from '@/shared/ui/overlays/dialog';
import { DialogLayer } from '@/shared/ui/overlays/layer';
import type { MenuPage } from '../model/menu-row';
import { useMenu } from '../model/use-menu';
import { LazyPanel } from './lazy-panel';
import { MenuInput } from './menu-input';
import * as styles from './command-dialog.css';

type CommandDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; places: readonly MenuPage[] };

/** Fills the screen on a phone. */
export function CommandDialog({ open, onOpenChange, places }: CommandDialogProps) {
  const { remember, giveBack } = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            remember();
            if (event.target instanceof HTMLElement) focusFirstElement(event.target);
          }}
        >
          <DialogLayer value="dialog">
            <Radix.Title className={visuallyHidden}>찾기</Radix.Title>
            <Body places={places} onClose={() => onOpenChange(false)} />
          </DialogLayer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Starts with an empty search each time the dialog opens. */
function Body({ places, onClose }: { places: readonly MenuPage[]; onClose: () => void }) {
  const listId = useId();
  const menu = useMenu(onClose);
  return (
    <>
      <search className={styles.header}>
        <MenuInput menu={menu} listId={listId} isOpen />
        <Button variant="ghost" className={styles.close} onClick={onClose}>
          닫기
        </Button>
      </search>
      <div className={styles.body}>
        <LazyPanel menu={menu} places={places} listId={listId} />
      </div>
    </>
  );
}
