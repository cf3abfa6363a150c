import { useMemo, useState } from 'react';
import type { ListBox } from '@/entities/setting/list-box';
import { haveSameItems, findRowProblems, listItems, createRows, type ItemRows } from './item-rows';

/** A newer version only replaces the items if no changes would be lost. */
export function useItemRows(box: ListBox) {
  const [opened, setOpened] = useState(box);
  const [all, setAll] = useState<ItemRows>(() => createRows(box.items));
  const items = useMemo(() => listItems(all), [all]);
  const problems = useMemo(() => findRowProblems(all), [all]);
  const isDirty = !haveSameItems(items, opened.items);
  const kept = useMemo(() => new Set(items), [items]);
  // A renamed item counts too, because whoever chose it has the old name.
  const lacksItems = opened.items.some((item) => !kept.has(item));

  const open = (next: ListBox) => {
    setOpened(next);
    setAll(createRows(next.items));
  };
  if (box.version > opened.version) {
    if (!isDirty) open(box);
    else if (haveSameItems(box.items, opened.items)) setOpened(box);
  }
  return { all, setAll, items, problems, isDirty, lacksItems, version: opened.version, open, undo: () => open(opened) };
}

export type ItemRowsState = ReturnType<typeof useItemRows>;
