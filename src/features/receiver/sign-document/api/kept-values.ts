import { deviceStore, quickStore } from '@/shared/device-store';
import type { Refused } from '@/entities/filling';
import type { SignDraft } from '@/entities/sign-contract';
import type { Unsent } from '../model/unsent';
import type { KnownMark } from './send-unsent';

/** What a receiver typed and the server does not have, what it has refused, and the name of an act whose answer was lost. */
export type Kept = {
  unsent: Unsent;
  refused?: Refused | undefined;
  request: { key: string; version: number } | null;
};

/** What a tab hands to the next: this, and what it knows the server to have. */
export type Handed = Kept & { draft: SignDraft; marks: readonly KnownMark[] };

type Written = { at: number; kept: Kept };
export type KeptStores = {
  database: Pick<ReturnType<typeof deviceStore<Written>>, 'read' | 'write' | 'remove'>;
  quick: ReturnType<typeof quickStore<Written>>;
};

/**
 * On the device, so that a reload or a lost connection costs nothing. The database takes a moment, and a page that is left
 * within it loses what it wrote; the quick store has it at once, but has little room. A browser that keeps nothing is no
 * obstacle: the server has it a moment later.
 */
export const createKeptValues = ({ database, quick }: KeptStores) => ({
  read: async (receiverUuid: string): Promise<Kept | null> => {
    const slow = await database.read(receiverUuid).catch(() => null);
    const fast = quick.read(receiverUuid);
    const last = fast && fast.at >= (slow?.at ?? 0) ? fast : slow;
    return last?.kept ?? null;
  },
  write: (receiverUuid: string, kept: Kept): void => {
    const written = { at: Date.now(), kept };
    quick.write(receiverUuid, written);
    database.write(receiverUuid, written).catch(() => null);
  },
  remove: (receiverUuid: string): void => {
    quick.remove(receiverUuid);
    database.remove(receiverUuid).catch(() => null);
  },
});

export const keptValues = createKeptValues({ database: deviceStore('values'), quick: quickStore('values') });
