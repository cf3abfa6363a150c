import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { LOCK_MS, createLockedError, MAX_ATTEMPTS } from '../accounts/locks.repository.ts';

const CODE_MS = 10 * 60_000;
export const RESEND_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const MAX_MAILS_PER_HOUR = 10;

const toEmailKey = (email: string) => email.toLowerCase();

/**
 * Manages sign-up codes. Attempts count across codes, because otherwise, requesting new codes allows guessing forever.
 */
export function createSignUpCodeRepository({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashCode = (email: string, code: string) => secrets.hash('sign-up-code', `${toEmailKey(email)} ${code}`);

  return {
    async put(connection: Connection, email: string, code: string) {
      const at = now();
      const hourAgo = new Date(at.getTime() - HOUR_MS);
      const values = {
        codeHash: hashCode(email, code),
        expiresAt: new Date(at.getTime() + CODE_MS),
        lockedUntil: null,
        sentAt: at,
      };
      const put = await connection
        .insertInto('signUpCodes')
        .values({ emailKey: toEmailKey(email), ...values, mailsSince: at })
        .onConflict((conflict) =>
          conflict
            .column('emailKey')
            .doUpdateSet({
              ...values,
              tries: sql`case when sign_up_codes.expires_at <= ${at} or sign_up_codes.locked_until is not null
                then 0 else sign_up_codes.tries end`,
              mails: sql`case when sign_up_codes.mails_since <= ${hourAgo} then 1 else sign_up_codes.mails + 1 end`,
              mailsSince: sql`case when sign_up_codes.mails_since <= ${hourAgo} then ${at}::timestamptz
                else sign_up_codes.mails_since end`,
            })
            .where('signUpCodes.sentAt', '<=', new Date(at.getTime() - RESEND_MS))
            // Keeps anyone from flooding somebody else's mailbox.
            .where((where) =>
              where.or([
                where('signUpCodes.mails', '<', MAX_MAILS_PER_HOUR),
                where('signUpCodes.mailsSince', '<=', hourAgo),
              ]),
            )
            .where((where) =>
              where.or([where('signUpCodes.lockedUntil', 'is', null), where('signUpCodes.lockedUntil', '<=', at)]),
            ),
        )
        .returning(['expiresAt', 'sentAt'])
        .executeTakeFirst();
      if (put) return { ...put, fresh: true };
      const standing = await connection
        .selectFrom('signUpCodes')
        .select(['expiresAt', 'sentAt', 'lockedUntil', 'mailsSince'])
        .where('emailKey', '=', toEmailKey(email))
        .executeTakeFirstOrThrow();
      if (standing.lockedUntil && standing.lockedUntil > at) throw createLockedError(standing.lockedUntil, at);
      if (standing.sentAt.getTime() <= at.getTime() - RESEND_MS) {
        const waitMs = standing.mailsSince.getTime() + HOUR_MS - at.getTime();
        throw new DomainError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
      }
      return { expiresAt: standing.expiresAt, sentAt: standing.sentAt, fresh: false };
    },
    /** Counts the attempt, and takes it back if the code is correct. Throws if it is wrong. */
    async check(connection: Connection, email: string, code: string) {
      const at = now();
      const key = toEmailKey(email);
      const counted = await connection
        .updateTable('signUpCodes')
        .set({
          tries: sql`tries + 1`,
          lockedUntil: sql`case when tries + 1 >= ${MAX_ATTEMPTS} then ${new Date(at.getTime() + LOCK_MS)}::timestamptz end`,
        })
        .where('emailKey', '=', key)
        .where('lockedUntil', 'is', null)
        .where('expiresAt', '>', at)
        .returning(['codeHash', 'tries', 'lockedUntil'])
        .executeTakeFirst();
      if (!counted) throw await explainRefusal(connection, key, at);
      if (counted.codeHash.equals(hashCode(email, code))) {
        await connection
          .updateTable('signUpCodes')
          .set({ tries: 0, lockedUntil: null })
          .where('emailKey', '=', key)
          .where('codeHash', '=', counted.codeHash)
          .execute();
        return;
      }
      if (counted.lockedUntil) throw createLockedError(counted.lockedUntil, at);
      throw new DomainError('CODE_WRONG', { triesLeft: MAX_ATTEMPTS - counted.tries });
    },
    /** Consumes the code. Of two concurrent calls, one gets false. */
    async consume(connection: Connection, email: string, code: string) {
      const used = await connection
        .deleteFrom('signUpCodes')
        .where('emailKey', '=', toEmailKey(email))
        .where('codeHash', '=', hashCode(email, code))
        .where('expiresAt', '>', now())
        .returning('emailKey')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}

async function explainRefusal(connection: Connection, key: string, at: Date) {
  const row = await connection
    .selectFrom('signUpCodes')
    .select('lockedUntil')
    .where('emailKey', '=', key)
    .executeTakeFirst();
  const locked = row?.lockedUntil ?? null;
  return locked && locked > at ? createLockedError(locked, at) : new DomainError('CODE_EXPIRED');
}
