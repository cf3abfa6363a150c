import { deviceStore } from '@/shared/device-store';
import type { MadeMark, MarkKind } from '../model/mark-kind';

export type SavedMark = { id: string; kind: MarkKind; mark: MadeMark; savedAt: number };

const store = deviceStore<SavedMark>('marks');
const MAX_KEPT = 6;

type Listed = { list: (kind: MarkKind) => Promise<readonly SavedMark[]> };
/** What was kept to be used again. Those of an account are put in order elsewhere. */
export type SavedMarks =
  | (Listed & { place: 'account' })
  | (Listed & {
      place: 'device';
      /** Answers whether it is kept. */
      add: (kind: MarkKind, mark: MadeMark) => Promise<boolean>;
      remove: (id: string) => Promise<unknown>;
    });

/** Marks that somebody asked to keep on this device. Where a browser keeps nothing, there are none. */
export const deviceMarks: SavedMarks = {
  place: 'device',
  list: async (kind) => {
    try {
      const all = await store.list();
      return all.filter((saved) => saved.kind === kind).toSorted((one, other) => other.savedAt - one.savedAt);
    } catch {
      return [];
    }
  },
  /** A browser may refuse. */
  add: async (kind, mark) => {
    try {
      const held = await store.list();
      const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
      await store.write(id, { id, kind, mark, savedAt: Date.now() });
      const older = held.filter((saved) => saved.kind === kind).toSorted((one, other) => other.savedAt - one.savedAt);
      for (const { id: old } of older.slice(MAX_KEPT - 1)) await store.remove(old);
      return true;
    } catch {
      return false;
    }
  },
  remove: (id) => store.remove(id),
};
