import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { REFILL_CREDITS } from '../credits/refills.repository.ts';
import { askProvider, type OrderParts } from '../payments/confirm-order.ts';
import { orderRefill } from './order-refill.ts';

type Parts = Pick<Deps, 'config' | 'database' | 'outbox' | 'now' | 'plans'>;

/** Buys packs for those whose balance has fallen below their line. `parts` is what orders are paid with. */
export const createRefillJobs = (deps: Parts, parts: OrderParts | null): JobDefinition[] =>
  parts === null
    ? []
    : [
        defineJob(REFILL_CREDITS, async ({ key: organizationUuid }) => {
          const orderId = await deps.database
            .transaction()
            .execute((transaction) => orderRefill(deps, transaction, organizationUuid, deps.now()))
            .catch(ignoreRunning);
          if (orderId !== null) await askProvider(parts, orderId);
        }),
      ];

/** While a plan is being paid for nothing else is charged. The next sending asks again. */
function ignoreRunning(error: unknown): null {
  if (error instanceof DomainError && error.code === 'PAYMENT_RUNNING') return null;
  throw error;
}
