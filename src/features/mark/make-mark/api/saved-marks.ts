import { deviceStore } from '@/shared/device-store';
import type { MadeMark, MarkKind } from '../model/mark-kind';

export type SavedMark = { id: string; kind: MarkKind; mark: MadeMark; savedAt: number };

const store = deviceStore<SavedMark>('marks');
const MOST_KEPT = 6;

/** Marks that somebody asked to keep on this device. Where a browser keeps nothing, there are none. */
export const savedMarks = {
  list: async (kind: MarkKind): Promise<SavedMark[]> => {
    try {
      const all = await store.list();
      return all.filter((saved) => saved.kind === kind).toSorted((one, other) => other.savedAt - one.savedAt);
    } catch {
      return [];
    }
  },
  /** Answers whether it is kept: a browser may refuse. */
  add: async (kind: MarkKind, mark: MadeMark): Promise<boolean> => {
    try {
      const held = await store.list();
      const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
      await store.write(id, { id, kind, mark, savedAt: Date.now() });
      const older = held.filter((saved) => saved.kind === kind).toSorted((one, other) => other.savedAt - one.savedAt);
      for (const { id: old } of older.slice(MOST_KEPT - 1)) await store.remove(old);
      return true;
    } catch {
      return false;
    }
  },
  remove: (id: string) => store.remove(id),
};
