import { useState, type KeyboardEvent } from 'react';
import { useRowSelection } from '@/shared/ui/data/table';

/** Rows chosen over several pages, or everything that the filter finds. */
export function useSelection(ids: readonly string[], total: number, filterKey: string) {
  const rows = useRowSelection(ids);
  const [isWhole, setIsWhole] = useState(false);
  const [chosenUnder, setChosenUnder] = useState(filterKey);

  const clear = () => {
    setIsWhole(false);
    rows.clear();
  };
  // Another filter finds other documents: nobody means to act on some that he no longer sees.
  if (chosenUnder !== filterKey) {
    setChosenUnder(filterKey);
    clear();
  }
  /** "All but one" is nothing that can be asked for: of everything, the rest of this page stays chosen. */
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
