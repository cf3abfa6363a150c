import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { codeOfFailure, describeOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';

/** Browsers give up after 20 s. What the provider says later ends the order all the same. */
const ANSWERED_AFTER_MS = 15_000;

/** A webhook may know before the answer does: nobody waits for a slow card company whose outcome is already here. */
const LOOK_EVERY_MS = 1_000;

/**
 * Waits for an order that is being paid: not longer than a browser does, and not after something else has ended it.
 * Both are LATE, and the order says what is known.
 */
export async function waitInTime<Outcome>(
  { raiseAlarm, database }: Pick<Deps, 'raiseAlarm' | 'database'>,
  orderId: string,
  paying: Promise<Outcome>,
  { limitMs = ANSWERED_AFTER_MS, everyMs = LOOK_EVERY_MS } = {},
): Promise<Outcome | 'LATE'> {
  const stop = new AbortController();
  const late = watchOrder(database, orderId, { tries: Math.ceil(limitMs / everyMs), everyMs, signal: stop.signal });
  late.catch(() => undefined);
  const outcome = await Promise.race([paying, late]).finally(() => stop.abort());
  if (outcome === 'LATE')
    paying.catch((error: unknown) => raiseAlarm(`a payment could not be followed: ${String(error)}`, orderId));
  return outcome;
}

type Watch = { tries: number; everyMs: number; signal: AbortSignal };

/** Resolves once an order has ended, or after so many looks. */
async function watchOrder(database: Database, orderId: string, { tries, everyMs, signal }: Watch) {
  for (let tried = 0; tried < tries; tried += 1) {
    await wait(everyMs, undefined, { ref: false, signal });
    const order = await findOrder(database, orderId);
    if (order?.state === 'DONE' || order?.state === 'FAILED') break;
  }
  return 'LATE' as const;
}

/** Tells a buyer what has become of their order: a failure is an error, and an unknown outcome is CONFIRMING. */
export async function answerOrder(
  { database, plans, now }: Pick<Deps, 'database' | 'now' | 'plans'>,
  orderId: string,
): ReturnType<OperationHandler<'getPaymentOrder'>> {
  const order = await findOrder(database, orderId);
  if (order === undefined) throw new DomainError('NOT_FOUND');
  if (order.failureKind) throw new DomainError(codeOfFailure(order.failureKind));
  return describeOrder(database, plans, order, now());
}
