import { useId, useRef, useState, type FocusEvent } from 'react';
import type { MenuPage } from '../model/menu-row';
import { useMenu } from '../model/use-menu';
import { useShortcuts } from '../model/use-shortcuts';
import { CommandDialog } from './command-dialog';
import { LazyPanel } from './lazy-panel';
import { MenuInput } from './menu-input';
import * as styles from './menu.css';

export function CommandBar({ places }: { places: readonly MenuPage[] }) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const menu = useMenu(() => {
    setIsOpen(false);
    input.current?.blur();
  });
  useShortcuts({
    isOpen: isDialogOpen,
    onToggle: () => {
      setIsOpen(false);
      setIsDialogOpen(!isDialogOpen);
    },
    onSlash: () => {
      input.current?.focus();
      setIsOpen(true);
    },
  });
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <search className={styles.bar} onBlur={leave}>
      <MenuInput
        ref={input}
        menu={menu}
        listId={listId}
        isOpen={isOpen}
        inBar
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
      />
      {isOpen && (
        <div className={styles.dropdown}>
          <LazyPanel menu={menu} places={places} listId={listId} />
        </div>
      )}
      <CommandDialog open={isDialogOpen} onOpenChange={setIsDialogOpen} places={places} />
    </search>
  );
}
