import { may } from '../../contract/access.ts';
import type { Change, Changes } from '../../database/changes.ts';
import type { Database } from '../../database/connect.ts';
import { createAlertStream, type Subscriber } from './alert-stream.ts';
import { findViewers } from './viewers.repository.ts';

/** Changes within this time are looked up together and sent once. */
const GATHERED_MS = 50;

export type AlertStreams = ReturnType<typeof createAlertStreams>;
type Parts = {
  database: Database;
  changes: Changes;
  onTrouble?: (error: unknown) => void;
  heartbeatMs?: number;
};

/** Manages all streams of this process, and what is passed on to each of them. */
export function createAlertStreams({ database, changes, onTrouble, ...rest }: Parts) {
  const subscribers = new Map<string, Set<Subscriber>>();
  let gathered = new Map<string, Change>();
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<void> | null = null;

  const all = () => [...subscribers.values()].flatMap((some) => [...some]);

  function gather(change: Change) {
    if (!subscribers.has(change.organizationUuid)) return;
    gathered.set(`${change.kind} ${change.id}`, change);
    timer ??= setTimeout(() => void tell(), GATHERED_MS);
  }

  async function tell() {
    const told = [...gathered.values()];
    gathered = new Map();
    timer = undefined;
    try {
      const viewers = await findViewers(
        database,
        told,
        all().map((subscriber) => subscriber.seat()),
      );
      for (const change of told) {
        for (const subscriber of subscribers.get(change.organizationUuid) ?? []) {
          const { organizationMemberUuid } = subscriber.seat();
          const isOwn = viewers.get(change.id)?.has(organizationMemberUuid) ?? false;
          if (isOwn || (change.kind !== 'batch' && may(subscriber.seat(), 'CONTRACT_READ_ALL')))
            subscriber.send(change.kind, change.id);
        }
      }
    } catch (error) {
      onTrouble?.(error);
      for (const subscriber of all()) subscriber.sendAgain();
    }
  }

  function hear() {
    listening ??= changes.listen({
      onChange: gather,
      onGap: () => all().forEach((subscriber) => subscriber.sendAgain()),
    });
    return listening.catch((error: unknown) => {
      listening = null;
      throw error;
    });
  }

  return {
    async open(parts: Omit<Parameters<typeof createAlertStream>[0], 'heartbeatMs'>) {
      await hear();
      const { body, subscriber } = createAlertStream({ ...parts, ...rest });
      const { organizationUuid } = parts.member;
      const together = subscribers.get(organizationUuid) ?? new Set();
      subscribers.set(organizationUuid, together.add(subscriber));
      body.once('close', () => {
        together.delete(subscriber);
        if (together.size === 0) subscribers.delete(organizationUuid);
      });
      return body;
    },
    async close() {
      clearTimeout(timer);
      for (const subscriber of all()) subscriber.end();
      await changes.close();
    },
  };
}
