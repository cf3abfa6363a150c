import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/**
 * Selects one row, a range with Shift, or all. In the focused row, x, ⌘A and Esc change the selection, and the up and
 * down keys move focus.
 */
export function useRowSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const chosenHere = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && chosenHere === ids.length;

  const set = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(selected);
    for (const id of changed) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  };

  const toggle = (id: string, withRange = false) => {
    const from = anchor.current === null ? -1 : ids.indexOf(anchor.current);
    const to = ids.indexOf(id);
    const range = withRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    set(range, !selected.has(id));
  };

  const clear = () => setSelected(new Set());
  const replace = (chosen: readonly string[]) => setSelected(new Set(chosen));

  return {
    selected,
    clear,
    replace,
    toggle,
    isSelected: (id: string) => selected.has(id),
    headCheckbox: { checked: isAll, mixed: chosenHere > 0 && !isAll, onChange: () => set(ids, !isAll) },
    rowCheckbox: (id: string) => ({
      checked: selected.has(id),
      onChange: () => undefined,
      onClick: (event: MouseEvent) => toggle(id, event.shiftKey),
    }),
    onRowKeyDown: (id: string) => (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      // React bubbles key events from a row's menu up to the row, so those that the menu has handled are skipped.
      if (isText || event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (moveFocus(event)) return;
      // The key's place counts, because Hangul stays on between fields.
      if (event.code === 'KeyX' && !event.metaKey && !event.ctrlKey && !event.altKey) toggle(id, event.shiftKey);
      if (event.key === 'Escape') clear();
      if (event.code === 'KeyA' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        set(ids, true);
      }
    },
  };
}

/** Focuses the link in the row above or below, so that Enter opens it. */
function moveFocus(event: KeyboardEvent) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const row = event.key === 'ArrowDown' ? nextElementSibling : previousElementSibling;
  const link = row?.querySelector<HTMLElement>('a, button');
  if (!link) return false;
  event.preventDefault();
  link.focus();
  return true;
}
