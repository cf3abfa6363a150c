import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { MemberCaller, ReceiverCaller, UserCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationId } from '../../contract/operation-id.ts';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineStatement } from '../../database/statements.ts';

/** An action by a caller. Without a key, every call is a separate action. */
export type IdempotentAction = { callerUuid: string; operation: OperationId; key: string | null; bodySha256: Buffer };

export const identifyAction = (
  operation: OperationId,
  caller: MemberCaller | UserCaller | ReceiverCaller,
  key: string | null,
  input: { path?: unknown; body?: unknown },
): IdempotentAction => ({
  callerUuid:
    caller.kind === 'receiver' ? caller.receiverUuid : (caller.member?.organizationMemberUuid ?? caller.userUuid),
  operation,
  key,
  bodySha256: createHash('sha256')
    .update(toCanonicalJson({ path: input.path ?? null, body: input.body ?? null }))
    .digest(),
});

/** Returns a repeated action's stored result. The type parameter must match the operation. */
export async function findStoredResult<Answer>(
  connection: Connection,
  act: IdempotentAction,
): Promise<Answer | undefined> {
  if (act.key === null) return undefined;
  const [row] = (await selectResult(connection, act.callerUuid, act.operation, act.key)).rows;
  if (row && !row.bodySha256.equals(act.bodySha256)) throw new DomainError('IDEMPOTENCY_MISMATCH');
  const answer: Answer | undefined = Object(row).answer;
  return answer;
}

const selectResult = defineStatement(
  'idempotency: find',
  (queries, callerUuid: RawBuilder<string>, operation: RawBuilder<string>, key: RawBuilder<string>) =>
    queries
      .selectFrom('idempotencyKeys')
      .select(['bodySha256', 'answer'])
      .where('callerUuid', '=', callerUuid)
      .where('operation', '=', operation)
      .where('idempotencyKey', '=', key)
      .where('createdAt', '>', sql<Date>`now() - interval '24 hours'`),
);

const tryToLock = defineStatement('idempotency: lock', (queries, text: RawBuilder<string>) =>
  queries.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${text}, 1))`.as('held')),
);

/**
 * Runs an action once, and returns its stored result to repeated calls. Action and result share a transaction, so after
 * a failure, the next call runs it again.
 */
export async function runOnce<Answer>(
  transaction: Transaction<DB>,
  act: IdempotentAction,
  effect: () => Promise<Answer>,
): Promise<Answer> {
  if (act.key === null) return effect();
  const { rows } = await tryToLock(transaction, `${act.callerUuid} ${act.operation} ${act.key}`);
  if (!rows[0]?.held) throw new DomainError('IDEMPOTENCY_RUNNING');
  const first = await findStoredResult<Answer>(transaction, act);
  if (first !== undefined) return first;
  const answer = await effect();
  const { callerUuid, operation, key: idempotencyKey, bodySha256 } = act;
  const written = { bodySha256, answer: JSON.stringify(answer), createdAt: sql<Date>`now()` };
  await transaction
    .insertInto('idempotencyKeys')
    .values({ callerUuid, operation, idempotencyKey, ...written })
    .onConflict((conflict) => conflict.columns(['callerUuid', 'operation', 'idempotencyKey']).doUpdateSet(written))
    .execute();
  return answer;
}
