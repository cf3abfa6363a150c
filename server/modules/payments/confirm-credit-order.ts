import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { confirmOrder } from './confirm-order.ts';
import { codeOfFailure, describeOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';
import { requirePayments } from './payment-parts.ts';
import { requireOwnOrganization } from './require-own-organization.ts';

/** Browsers give up after 20 s. What the provider says later ends the order all the same. */
const ANSWERED_AFTER_MS = 15_000;

/** Confirms a payment that came back from the window. The buyer may ask again as often as they like. */
export const createConfirmCreditOrder =
  (deps: Deps): OperationHandler<'confirmCreditOrder'> =>
  async ({ body, caller }) => {
    const { database, now, plans, raiseAlarm } = deps;
    const parts = requirePayments(deps);
    requireOwnOrganization(caller, body.organizationUuid);
    const confirming = confirmOrder(parts, body);
    const stop = new AbortController();
    const late = wait(ANSWERED_AFTER_MS, 'LATE' as const, { ref: false, signal: stop.signal });
    late.catch(() => undefined);
    const outcome = await Promise.race([confirming, late]).finally(() => stop.abort());
    if (outcome === 'LATE')
      confirming.catch((error: unknown) => raiseAlarm(`a confirmation failed: ${String(error)}`, body.orderId));
    const order = outcome === 'LATE' ? await findOrder(database, body.orderId) : outcome;
    if (order === undefined) throw new DomainError('NOT_FOUND');
    if (typeof order === 'string') throw new DomainError(order);
    if (order.failureKind) throw new DomainError(codeOfFailure(order.failureKind));
    return describeOrder(database, plans, order, now());
  };
