import { useState, type KeyboardEvent } from 'react';
import { useRowSelection } from '@/shared/ui/data/table';

/** Manages the selected rows across pages, or everything that matches the filter. */
export function useSelection(ids: readonly string[], total: number, filterKey: string) {
  const rows = useRowSelection(ids);
  const [isWhole, setIsWhole] = useState(false);
  const [chosenUnder, setChosenUnder] = useState(filterKey);

  const clear = () => {
    setIsWhole(false);
    rows.clear();
  };
  // A new filter clears the selection, because members shouldn't act on documents that they can't see.
  if (chosenUnder !== filterKey) {
    setChosenUnder(filterKey);
    clear();
  }
  /** Reduces "everything" to the rest of this page, because the API can't express "all except one". */
  const leaveOut = (id: string) => {
    setIsWhole(false);
    rows.replace(ids.filter((other) => other !== id));
  };
  const whole = {
    toggle: leaveOut,
    headCheckbox: { checked: true, mixed: false, onChange: clear },
    rowCheckbox: (id: string) => ({ checked: true, onChange: () => undefined, onClick: () => leaveOut(id) }),
    onRowKeyDown: (id: string) => (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'x') leaveOut(id);
      else if (event.key === 'Escape') clear();
      else rows.onRowKeyDown(id)(event);
    },
  };
  return {
    ...rows,
    ...(isWhole && whole),
    isWhole,
    count: isWhole ? total : rows.selected.size,
    chooseWhole: () => setIsWhole(true),
    clear,
  };
}

export type Selection = ReturnType<typeof useSelection>;
