import { useEffect, useRef } from 'react';
import { isComposing, isTyping } from '@/shared/ui/inputs/text-input';
import { isLayerOpen } from '@/shared/ui/overlays/layer';
import { hasModifier } from '@/shared/ui/overlays/shortcuts';

type Shortcuts = { isOpen: boolean; onToggle: () => void; onSlash?: () => void };

/** Handles ⌘K or Ctrl+K everywhere, and `/` unless the user is typing. Does nothing while another dialog is open. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isOpen, onToggle, onSlash } = latest.current;
      const isOurs = isOpen || !isLayerOpen();
      if (event.defaultPrevented || isComposing(event) || event.altKey || !isOurs) return;
      if (event.code === 'KeyK' && hasModifier(event) && !event.shiftKey) {
        event.preventDefault();
        onToggle();
        return;
      }
      const hasModifiers = event.ctrlKey || event.metaKey;
      if (event.key !== '/' || hasModifiers || isOpen || !onSlash || isTyping(event.target)) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
