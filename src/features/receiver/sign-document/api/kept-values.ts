import { createDeviceStore, createSyncStore } from '@/shared/device-store';
import type { ValueRejections } from '@/entities/filling';
import type { SignDraft } from '@/entities/sign-contract';
import type { UnsentChanges } from '../model/unsent-changes';
import type { KnownMark } from './send-unsent';

/** Unsaved values, rejected values, and the idempotency key of a request whose response was lost. */
export type StoredValues = {
  unsent: UnsentChanges;
  refused?: ValueRejections | undefined;
  request: { key: string; version: number } | null;
};

/** What a tab passes to the tab that takes over: unsaved values, and the server's last known state. */
export type HandedOverState = StoredValues & { draft: SignDraft; marks: readonly KnownMark[] };

type Written = { at: number; kept: StoredValues };
export type ValueStores = {
  database: Pick<ReturnType<typeof createDeviceStore<Written>>, 'read' | 'write' | 'remove'>;
  quick: ReturnType<typeof createSyncStore<Written>>;
};

/**
 * Keeps values through reloads and lost connections. IndexedDB loses writes when the page is closed, so values also go
 * to localStorage, which is synchronous but small.
 */
export const createValueStore = ({ database, quick }: ValueStores) => ({
  read: async (receiverUuid: string): Promise<StoredValues | null> => {
    const slow = await database.read(receiverUuid).catch(() => null);
    const fast = quick.read(receiverUuid);
    const last = fast && fast.at >= (slow?.at ?? 0) ? fast : slow;
    return last?.kept ?? null;
  },
  write: (receiverUuid: string, kept: StoredValues): void => {
    const written = { at: Date.now(), kept };
    quick.write(receiverUuid, written);
    database.write(receiverUuid, written).catch(() => null);
  },
  remove: (receiverUuid: string): void => {
    quick.remove(receiverUuid);
    database.remove(receiverUuid).catch(() => null);
  },
});

export const valueStore = createValueStore({ database: createDeviceStore('values'), quick: createSyncStore('values') });
