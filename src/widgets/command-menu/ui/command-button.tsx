import { Search } from '@/shared/icons';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import type { MenuPage } from '../model/menu-row';
import { useShortcuts } from '../model/use-shortcuts';
import { CommandDialog } from './command-dialog';

export function CommandButton({ places }: { places: readonly MenuPage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ isOpen, onToggle: () => setIsOpen(!isOpen), onSlash: () => setIsOpen(true) });
  return (
    <>
      <IconButton label="찾기" icon={<Search />} onClick={() => setIsOpen(true)} />
      <CommandDialog open={isOpen} onOpenChange={setIsOpen} places={places} />
    </>
  );
}
