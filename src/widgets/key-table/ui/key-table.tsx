import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isComposing, isTyping } from '@/shared/ui/inputs/text-input';
import { isLayerOpen } from '@/shared/ui/overlays/layer';
import { ShortcutsDialog } from '@/shared/ui/overlays/shortcuts';
import { listScreenKeys } from '../model/screen-keys';

/** Opens on `?`, unless the user is typing. */
export function KeyTable() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '?' || hasModifier || event.defaultPrevented || isComposing(event)) return;
      if (isTyping(event.target) || isLayerOpen()) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <ShortcutsDialog open={isOpen} onOpenChange={setIsOpen} groups={listScreenKeys(pathname)} />;
}
