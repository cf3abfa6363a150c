import { sql } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection, Database } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { LOCK_MS, createLockedError, MAX_ATTEMPTS } from '../../accounts/locks.repository.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';

const CODE_MS = 3 * 60_000;
const RESEND_MS = 30_000;
const HOUR_MS = 3_600_000;
/** The first code plus five more. */
const SENDS_PER_HOUR = 6;

type Place = { receiverUuid: string; step: VerificationStep };
/** A code with its recipient, so that correcting an address or number invalidates it. */
type Code = Place & { to: string; code: string };

/** Stores receivers' codes and attempts. Attempts count before they are checked, so that parallel guesses all count. */
export function createReceiverSteps({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashCode = ({ receiverUuid, step, to, code }: Code) =>
    secrets.hash('receiver-code', [receiverUuid, step, to, code].join('\n'));

  return {
    /** Lists locked steps, with the seconds left. */
    async listLocks(connection: Connection, receiverUuid: string) {
      const at = now();
      const rows = await connection
        .selectFrom('receiverSteps')
        .select(['step', 'lockedUntil'])
        .where('receiverUuid', '=', receiverUuid)
        .where('lockedUntil', '>', at)
        .execute();
      return new Map(
        rows.flatMap(({ step, lockedUntil: until }) =>
          until ? [[step, Math.ceil((until.getTime() - at.getTime()) / 1000)] as const] : [],
        ),
      );
    },
    /** Stores a code. `fresh` is false if one was just sent, which then stays valid. */
    async put(connection: Connection, code: Code) {
      const at = now();
      const { receiverUuid, step } = code;
      const known = await find(connection, code);
      if (known?.lockedUntil && known.lockedUntil > at) throw createLockedError(known.lockedUntil, at);
      const since = known?.sendsSince && known.sendsSince.getTime() > at.getTime() - HOUR_MS ? known.sendsSince : null;
      const sends = since ? (known?.sends ?? 0) : 0;
      const { codeExpiresAt, sentAt } = known ?? {};
      if (codeExpiresAt && sentAt && codeExpiresAt > at && sentAt.getTime() > at.getTime() - RESEND_MS)
        return { fresh: false, ...describeSent(at, { expiresAt: codeExpiresAt, sentAt, sends }) };
      if (since && sends >= SENDS_PER_HOUR)
        throw new DomainError('RATE_LIMITED', {
          retryAfter: Math.max(1, Math.ceil((since.getTime() + HOUR_MS - at.getTime()) / 1000)),
        });
      const expiresAt = new Date(at.getTime() + CODE_MS);
      const row = {
        codeHash: hashCode(code),
        codeExpiresAt: expiresAt,
        sentAt: at,
        sends: sends + 1,
        sendsSince: since ?? at,
      };
      await connection
        .insertInto('receiverSteps')
        .values({ receiverUuid, step, ...row })
        .onConflict((conflict) => conflict.columns(['receiverUuid', 'step']).doUpdateSet(row))
        .execute();
      return { fresh: true, ...describeSent(at, { expiresAt, sentAt: at, sends: sends + 1 }) };
    },
    /** Counts an attempt outside any transaction, so that it counts even if something fails afterwards. */
    async takeTry(connection: Database, { receiverUuid, step }: Place) {
      const at = now();
      const until = new Date(at.getTime() + LOCK_MS);
      const counted = await connection
        .insertInto('receiverSteps')
        .values({ receiverUuid, step, tries: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['receiverUuid', 'step'])
            .doUpdateSet({
              tries: sql`case when receiver_steps.locked_until is null then receiver_steps.tries + 1 else 1 end`,
              lockedUntil: sql`case when receiver_steps.locked_until is null and receiver_steps.tries + 1 >= ${MAX_ATTEMPTS}
                then ${until}::timestamptz end`,
            })
            .where((where) =>
              where.or([where('receiverSteps.lockedUntil', 'is', null), where('receiverSteps.lockedUntil', '<=', at)]),
            ),
        )
        .returning(['tries', 'lockedUntil', 'codeHash', 'codeExpiresAt'])
        .executeTakeFirst();
      if (!counted) throw createLockedError((await find(connection, { receiverUuid, step }))?.lockedUntil ?? null, at);
      return { ...counted, triesLeft: MAX_ATTEMPTS - counted.tries };
    },
    isRight(sent: { codeHash: Buffer | null; codeExpiresAt: Date | null }, code: Code) {
      if (!sent.codeHash || !sent.codeExpiresAt || sent.codeExpiresAt <= now()) throw new DomainError('CODE_EXPIRED');
      return sent.codeHash.equals(hashCode(code));
    },
    async requireUnlocked(connection: Connection, place: Place) {
      const at = now();
      const until = (await find(connection, place))?.lockedUntil ?? null;
      if (until && until > at) throw createLockedError(until, at);
    },
    async forget(connection: Connection, { receiverUuid, step }: Place) {
      await connection
        .updateTable('receiverSteps')
        .set({ tries: 0, lockedUntil: null, codeHash: null, codeExpiresAt: null })
        .where('receiverUuid', '=', receiverUuid)
        .where('step', '=', step)
        .execute();
    },
  };
}

const find = (connection: Connection, { receiverUuid, step }: Place) =>
  connection
    .selectFrom('receiverSteps')
    .selectAll()
    .where('receiverUuid', '=', receiverUuid)
    .where('step', '=', step)
    .executeTakeFirst();

const countSeconds = (from: Date, to: number) => Math.max(0, Math.ceil((to - from.getTime()) / 1000));

const describeSent = (at: Date, { expiresAt, sentAt, sends }: { expiresAt: Date; sentAt: Date; sends: number }) => ({
  expiresAt: expiresAt.toISOString(),
  secondsLeft: countSeconds(at, expiresAt.getTime()),
  resendAfterSeconds: countSeconds(at, sentAt.getTime() + RESEND_MS),
  resendsLeft: Math.max(0, SENDS_PER_HOUR - sends),
});
