import { createDeviceStore } from '@/shared/device-store';
import type { MadeMark, MarkKind } from '../model/mark-kind';

export type SavedMark = { id: string; kind: MarkKind; mark: MadeMark; savedAt: number };

const store = createDeviceStore<SavedMark>('marks');
const MAX_KEPT = 6;

type Listed = { list: (kind: MarkKind) => Promise<readonly SavedMark[]> };
/** `account` marks are managed on another page, `device` marks right here. */
export type SavedMarkStore =
  | (Listed & { place: 'account' })
  | (Listed & {
      place: 'device';
      /** Returns whether the mark was saved. */
      add: (kind: MarkKind, mark: MadeMark) => Promise<boolean>;
      remove: (id: string) => Promise<unknown>;
    });

/** Marks that the user chose to save on this device. Empty if the browser blocks storage. */
export const deviceMarkStore: SavedMarkStore = {
  place: 'device',
  list: async (kind) => {
    try {
      const all = await store.list();
      return all.filter((saved) => saved.kind === kind).toSorted((one, other) => other.savedAt - one.savedAt);
    } catch {
      return [];
    }
  },
  /** Returns false if the browser blocks storage or has no space left. */
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
