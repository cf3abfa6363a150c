import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { TossError } from './errors.ts';
import { createFailure, type Outcome } from './outcome.ts';

const REMEMBERED_MS = 15 * 86_400_000;

type Call = { idempotencyKey: string; apiKey: string; method: string; url: string };
type Work = (transaction: Transaction<DB>) => Promise<Outcome>;

/**
 * Identifies a call by everything but its body. Like Toss, returns the first response for the same key with another
 * body.
 */
const scopeOf = ({ idempotencyKey, apiKey, method, url }: Call) =>
  createHash('sha256')
    .update(JSON.stringify([idempotencyKey, apiKey, method, url]))
    .digest('hex');

/** Processes a call once per key. Effects and response are in one transaction, so a crash leaves both or neither. */
export function processOnce(database: Database, call: Call, at: Date, work: Work): Promise<Outcome> {
  const scope = scopeOf(call);
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`toss call ${scope}`}, 0)) as is_free`.execute(transaction);
    if (!rows[0]?.isFree) return createFailure('IDEMPOTENT_REQUEST_PROCESSING');
    const known = await transaction
      .selectFrom('emulatedTossAnswers')
      .select(['status', 'body', 'readyAt'])
      .where('scope', '=', scope)
      .where('isRemembered', '=', true)
      .where('answeredAt', '>', new Date(at.getTime() - REMEMBERED_MS))
      .executeTakeFirst();
    if (known && known.readyAt > at) return createFailure('IDEMPOTENT_REQUEST_PROCESSING');
    if (known) return { status: known.status, body: known.body };
    const outcome = await undoOnError(transaction, work);
    await saveAnswer(transaction, scope, outcome, at);
    return outcome;
  });
}

export const processCall = (database: Database, work: Work): Promise<Outcome> =>
  database.transaction().execute((transaction) => undoOnError(transaction, work));

async function undoOnError(transaction: Transaction<DB>, work: Work): Promise<Outcome> {
  await sql`savepoint work`.execute(transaction);
  try {
    return await work(transaction);
  } catch (error) {
    if (!(error instanceof TossError)) throw error;
    await sql`rollback to savepoint work`.execute(transaction);
    return createFailure(error.code);
  }
}

async function saveAnswer(transaction: Transaction<DB>, scope: string, outcome: Outcome, at: Date) {
  const { status, body, orderId = null, delayMs = 0, isForgotten = false } = outcome;
  const values = {
    orderId,
    status,
    body,
    isRemembered: !isForgotten,
    readyAt: new Date(at.getTime() + delayMs),
    answeredAt: at,
  };
  await transaction
    .insertInto('emulatedTossAnswers')
    .values({ scope, ...values })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(values))
    .execute();
}

/** Returns whether the order has failed before. Some test cards only fail the first time. */
export async function hasFailedBefore(transaction: Transaction<DB>, orderId: string) {
  const row = await transaction
    .selectFrom('emulatedTossAnswers')
    .select('scope')
    .where('orderId', '=', orderId)
    .where('status', '=', 500)
    .executeTakeFirst();
  return row !== undefined;
}
