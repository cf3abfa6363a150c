import { setTimeout as sleep } from 'node:timers/promises';
import { hasPermission } from '../../contract/access.ts';
import type { Change, ChangeFeed } from '../../database/change-feed.ts';
import type { Database } from '../../database/connect.ts';
import { createAlertStream, type Subscriber } from './alert-stream.ts';
import { createRecentChanges, keyOf } from './recent-changes.ts';
import { findViewers } from './viewers.repository.ts';

/** Changes that arrive within this time share a query. */
const GATHERED_MS = 50;
/** Changes sent only to the member or user they belong to, even if others can read everything. */
const OWN_ONLY: ReadonlySet<Change['kind']> = new Set<Change['kind']>(['act', 'alert']);

export type AlertStreams = ReturnType<typeof createAlertStreams>;
type Parts = {
  database: Database;
  changes: ChangeFeed;
  onTrouble?: (error: unknown) => void;
  heartbeatMs?: number;
};

/** Manages this process's event streams, and decides which changes each one gets. */
export function createAlertStreams({ database, changes, onTrouble, ...rest }: Parts) {
  const subscribers = new Map<string, Set<Subscriber>>();
  let gathered = new Map<string, Change>();
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<void> | null = null;
  const waiting = new Map<string, () => void>();
  const recent = createRecentChanges();

  function handleChange(change: Change) {
    waiting.get(keyOf(change))?.();
    recent.add(change);
    gather(change);
  }

  function gather(change: Change) {
    if (!subscribers.has(change.organizationUuid)) return;
    gathered.set(keyOf(change), change);
    timer ??= setTimeout(() => void sendGathered(), GATHERED_MS);
  }

  async function sendGathered() {
    const changes = [...gathered.values()];
    gathered = new Map();
    timer = undefined;
    await sendChanges(changes, subscribers);
  }

  /** Sends the changes to those of each organisation's subscribers who can see what has changed. */
  async function sendChanges(changes: readonly Change[], to: ReadonlyMap<string, ReadonlySet<Subscriber>>) {
    try {
      const viewers = await findViewers(
        database,
        changes,
        listAll(to).map((subscriber) => subscriber.seat()),
      );
      for (const change of changes) {
        for (const subscriber of to.get(change.organizationUuid) ?? []) {
          const { organizationMemberUuid } = subscriber.seat();
          const isOwn = viewers.get(change.id)?.has(organizationMemberUuid) ?? false;
          if (isOwn || (!OWN_ONLY.has(change.kind) && hasPermission(subscriber.seat(), 'CONTRACT_READ_ALL')))
            subscriber.send(change.kind, change.id);
        }
      }
    } catch (error) {
      onTrouble?.(error);
      for (const subscriber of listAll(to)) subscriber.sendAgain();
    }
  }

  function listen() {
    listening ??= changes.listen({
      onChange: handleChange,
      onGap() {
        for (const wake of waiting.values()) wake();
        for (const subscriber of listAll(subscribers)) subscriber.sendAgain();
      },
    });
    return listening.catch((error: unknown) => {
      listening = null;
      throw error;
    });
  }

  return {
    async open(parts: Omit<Parameters<typeof createAlertStream>[0], 'heartbeatMs'>) {
      await listen();
      const { body, subscriber } = createAlertStream({ ...parts, ...rest });
      const { organizationUuid } = parts.member;
      const together = subscribers.get(organizationUuid) ?? new Set();
      subscribers.set(organizationUuid, together.add(subscriber));
      body.once('close', () => {
        together.delete(subscriber);
        if (together.size === 0) subscribers.delete(organizationUuid);
      });
      const repeated = parts.missedSome ? [] : recent.list(organizationUuid);
      if (repeated.length > 0) void sendChanges(repeated, new Map([[organizationUuid, new Set([subscriber])]]));
      return body;
    },
    /**
     * Watches an item that no other request watches. `next` resolves on a change or timeout, and doesn't miss changes
     * between the start of the watch and the call.
     */
    async watch(kind: Change['kind'], id: string) {
      // Without notifications, requests still check when they time out, so they are only slower.
      await listen().catch((error: unknown) => onTrouble?.(error));
      let news = new AbortController();
      waiting.set(keyOf({ kind, id }), () => news.abort());
      return {
        async next(ms: number) {
          await sleep(ms, undefined, { signal: news.signal }).catch(() => {});
          news = new AbortController();
        },
        end: () => void waiting.delete(keyOf({ kind, id })),
      };
    },
    async close() {
      clearTimeout(timer);
      for (const subscriber of listAll(subscribers)) subscriber.end();
      await changes.close();
    },
  };
}

const listAll = (subscribers: ReadonlyMap<string, ReadonlySet<Subscriber>>): Subscriber[] =>
  [...subscribers.values()].flatMap((some) => [...some]);
