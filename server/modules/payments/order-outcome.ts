import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { ResultOf } from '../../contract/operations.ts';
import type { Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { getFailureCode, describeOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';

/** Browsers give up after 20 s. An order whose response comes later is still settled. */
const ANSWERED_AFTER_MS = 15_000;

/** How often to check for a webhook that arrives before the response of a slow card company. */
const LOOK_EVERY_MS = 1_000;

/**
 * Waits until an order is paid, something else ends it, or the browser would give up. In the latter two cases, the
 * outcome is LATE, and the stored order shows what is known.
 */
export async function waitForOrder<Outcome>(
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

/** Resolves when an order has ended, or after `tries` checks. */
async function watchOrder(database: Database, orderId: string, { tries, everyMs, signal }: Watch) {
  for (let tried = 0; tried < tries; tried += 1) {
    await wait(everyMs, undefined, { ref: false, signal });
    const order = await findOrder(database, orderId);
    if (order?.state === 'DONE' || order?.state === 'FAILED') break;
  }
  return 'LATE' as const;
}

/** Returns an order's outcome to its buyer. Throws if it failed; an unknown outcome is CONFIRMING. */
export async function readOrderOutcome(
  { database, plans, now }: Pick<Deps, 'database' | 'now' | 'plans'>,
  orderId: string,
): Promise<ResultOf<'getPaymentOrder'>> {
  const order = await findOrder(database, orderId);
  if (order === undefined) throw new DomainError('NOT_FOUND');
  if (order.failureKind) throw new DomainError(getFailureCode(order.failureKind));
  return describeOrder(database, plans, order, now());
}
