import type { Change } from '../../database/change-feed.ts';

const KEPT_MS = 5_000;
const MAX_KEPT = 5_000;

export const keyOf = ({ kind, id }: Pick<Change, 'kind' | 'id'>) => `${kind} ${id}`;

/**
 * Keeps the changes of the last seconds. A page requests its data before its stream is open, on a slow network by
 * seconds, so a new stream begins with them.
 */
export function createRecentChanges(now = () => performance.now()) {
  const kept = new Map<string, { change: Change; endsAt: number }>();
  return {
    add(change: Change) {
      const key = keyOf(change);
      kept.delete(key);
      kept.set(key, { change, endsAt: now() + KEPT_MS });
      // The oldest change comes first.
      for (const [oldest, { endsAt }] of kept) {
        if (kept.size <= MAX_KEPT && endsAt > now()) break;
        kept.delete(oldest);
      }
    },
    list: (organizationUuid: string): Change[] =>
      [...kept.values()]
        .filter(({ change, endsAt }) => change.organizationUuid === organizationUuid && endsAt > now())
        .map(({ change }) => change),
  };
}
