import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { codeOfFailure, describeOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';

/** Browsers give up after 20 s. What the provider says later ends the order all the same. */
const ANSWERED_AFTER_MS = 15_000;

/** Waits for an order that is being paid, but not longer than a browser does. */
export async function waitInTime<Outcome>(
  { raiseAlarm }: Pick<Deps, 'raiseAlarm'>,
  orderId: string,
  paying: Promise<Outcome>,
  limitMs = ANSWERED_AFTER_MS,
): Promise<Outcome | 'LATE'> {
  const stop = new AbortController();
  const late = wait(limitMs, 'LATE' as const, { ref: false, signal: stop.signal });
  late.catch(() => undefined);
  const outcome = await Promise.race([paying, late]).finally(() => stop.abort());
  if (outcome === 'LATE')
    paying.catch((error: unknown) => raiseAlarm(`a payment could not be followed: ${String(error)}`, orderId));
  return outcome;
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
