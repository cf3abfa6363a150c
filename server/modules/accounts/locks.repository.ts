import { sql } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';

export const MAX_ATTEMPTS = 5;
export const LOCK_MS = 10 * 60_000;

type Kind = 'LOGIN' | 'PASSWORD';

/**
 * Locks out guessing. An attempt is counted before it is checked, so that parallel guesses all count, and uncounted if
 * it was correct. The attempt that reaches the limit sets the lock in the same statement.
 */
export function createAttemptLockRepository({ database, secrets, now }: Pick<Deps, 'database' | 'secrets' | 'now'>) {
  const hashSubject = (kind: Kind, subject: string) => secrets.hash(`lock/${kind}`, subject);

  return {
    async take(kind: Kind, subject: string): Promise<{ triesLeft: number }> {
      const at = now();
      const until = new Date(at.getTime() + LOCK_MS);
      const subjectHash = hashSubject(kind, subject);
      const counted = await database
        .insertInto('locks')
        .values({ kind, subjectHash, tries: 1, updatedAt: at })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subjectHash'])
            .doUpdateSet({
              tries: sql`case when locks.locked_until is null then locks.tries + 1 else 1 end`,
              lockedUntil: sql`case when locks.locked_until is null and locks.tries + 1 >= ${MAX_ATTEMPTS}
                then ${until}::timestamptz end`,
              updatedAt: at,
            })
            .where((where) => where.or([where('locks.lockedUntil', 'is', null), where('locks.lockedUntil', '<=', at)])),
        )
        .returning('tries')
        .executeTakeFirst();
      if (!counted) throw await this.createLockedError(kind, subject);
      return { triesLeft: MAX_ATTEMPTS - counted.tries };
    },
    /** Takes back an attempt that was never checked, and the lock that it may have caused. */
    async giveBack(kind: Kind, subject: string) {
      await database
        .updateTable('locks')
        .set({ tries: sql`greatest(tries - 1, 0)`, lockedUntil: null })
        .where('kind', '=', kind)
        .where('subjectHash', '=', hashSubject(kind, subject))
        .execute();
    },
    async createLockedError(kind: Kind, subject: string) {
      const row = await database
        .selectFrom('locks')
        .select('lockedUntil')
        .where('kind', '=', kind)
        .where('subjectHash', '=', hashSubject(kind, subject))
        .executeTakeFirst();
      return createLockedError(row?.lockedUntil ?? null, now());
    },
    async forget(kind: Kind, subject: string) {
      await database
        .deleteFrom('locks')
        .where('kind', '=', kind)
        .where('subjectHash', '=', hashSubject(kind, subject))
        .execute();
    },
  };
}

export const createLockedError = (until: Date | null, at: Date) =>
  new DomainError('LOCKED', {
    retryAfter: Math.max(1, Math.ceil(((until?.getTime() ?? at.getTime() + LOCK_MS) - at.getTime()) / 1000)),
  });
