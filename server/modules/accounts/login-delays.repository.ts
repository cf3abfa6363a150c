import { sql } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';

/** How many attempts somebody needs to remember their password. More look like guessing. */
const FREE_TRIES = 5;
const MAX_DELAY_SECONDS = 60;
const FORGOTTEN_AFTER_MS = 3_600_000;
const KIND = 'LOGIN_DELAY';

/**
 * Counts an account's attempts across all addresses, so that guessing from a thousand of them doesn't help.
 *
 * From the sixth on, each attempt has to wait, starting at one second and doubling. Browsers that signed in before
 * count separately, so that the owner isn't locked out.
 */
export function createLoginDelayRepository({ database, secrets, now }: Pick<Deps, 'database' | 'secrets' | 'now'>) {
  const hashSubject = (subject: string) => secrets.hash(`lock/${KIND}`, subject);

  return {
    /** Counts an attempt before it is checked, and returns the number so far. */
    async take(subject: string): Promise<number> {
      const at = now();
      const subjectHash = hashSubject(subject);
      const tries = sql<number>`case when locks.updated_at < ${new Date(at.getTime() - FORGOTTEN_AFTER_MS)}
        then 1 else locks.tries + 1 end`;
      const counted = await database
        .insertInto('locks')
        .values({ kind: KIND, subjectHash, tries: 1, updatedAt: at })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subjectHash'])
            .doUpdateSet({
              tries,
              lockedUntil: sql`case when ${tries} > ${FREE_TRIES} then ${at}::timestamptz
                + least(power(2, least(${tries} - ${FREE_TRIES + 1}, 10)), ${MAX_DELAY_SECONDS}) * interval '1 second' end`,
              updatedAt: at,
            })
            .where((where) => where.or([where('locks.lockedUntil', 'is', null), where('locks.lockedUntil', '<=', at)])),
        )
        .returning('tries')
        .executeTakeFirst();
      if (counted) return counted.tries;
      const row = await database
        .selectFrom('locks')
        .select('lockedUntil')
        .where('kind', '=', KIND)
        .where('subjectHash', '=', subjectHash)
        .executeTakeFirst();
      const left = (row?.lockedUntil?.getTime() ?? at.getTime()) - at.getTime();
      const retryAfter = Math.max(1, Math.ceil(left / 1_000));
      const message = `여러 번 틀려서 ${retryAfter}초 뒤에 다시 할 수 있어요.`;
      throw new DomainError('RATE_LIMITED', { retryAfter, message });
    },
    async forget(subject: string) {
      await database
        .deleteFrom('locks')
        .where('kind', '=', KIND)
        .where('subjectHash', '=', hashSubject(subject))
        .execute();
    },
    /** Returns true for one attempt in a series, so that the owner is only warned once. */
    isAlarming: (tries: number) => tries === FREE_TRIES,
  };
}
