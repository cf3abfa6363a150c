import { deviceStore } from '@/shared/device-store';
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

const store = deviceStore<Kept>('values');

/**
 * On the device, so that a reload or a lost connection costs nothing. A browser that keeps nothing is no obstacle: the
 * server has it a moment later.
 */
export const keptValues = {
  read: async (receiverUuid: string): Promise<Kept | null> => {
    try {
      return (await store.read(receiverUuid)) ?? null;
    } catch {
      return null;
    }
  },
  write: (receiverUuid: string, kept: Kept): void => {
    store.write(receiverUuid, kept).catch(() => null);
  },
  remove: (receiverUuid: string): void => {
    store.remove(receiverUuid).catch(() => null);
  },
};
