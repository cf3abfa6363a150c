import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { REFILL_CREDITS } from '../credits/refills.repository.ts';
import { requestPayment, type OrderDeps } from '../payments/confirm-order.ts';
import { createRefillOrder } from './create-refill-order.ts';

type Parts = Pick<Deps, 'config' | 'database' | 'outbox' | 'now' | 'plans'>;

export const createRefillJobs = (deps: Parts, parts: OrderDeps | null): JobDefinition[] =>
  parts === null
    ? []
    : [
        defineJob(REFILL_CREDITS, async ({ key: organizationUuid }) => {
          const orderId = await deps.database
            .transaction()
            .execute((transaction) => createRefillOrder(deps, transaction, organizationUuid, deps.now()))
            .catch(ignoreRunning);
          if (orderId !== null) await requestPayment(parts, orderId);
        }),
      ];

/** Ignores that a charge is in progress. Sending something again requests the purchase again. */
function ignoreRunning(error: unknown): null {
  if (error instanceof DomainError && error.code === 'PAYMENT_RUNNING') return null;
  throw error;
}
