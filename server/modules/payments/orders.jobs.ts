import { PaymentFailure } from '../../adapters/payments/port.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { MAX_OPEN_MS, resolveOrder, type OrderDeps } from './confirm-order.ts';
import { expireOpenOrders, claimStuckOrder } from './orders.repository.ts';
import { resolveRefund } from './refunds/refund-order.ts';
import { claimStuckRefund } from './refunds/refunds.repository.ts';

const EVERY_MS = 15_000;
/** Longer than any call takes, so that the job never looks up an order whose request is still waiting. */
const STUCK_MS = 40_000;

/** Resolves orders and refunds whose response was lost, and ends orders whose window was abandoned. */
export const createOrderJobs = (parts: OrderDeps): JobDefinition[] => [
  defineRecurringJob('resolve-orders', EVERY_MS, async (_, signal) => {
    const { database, now } = parts;
    const at = now();
    await expireOpenOrders(database, new Date(at.getTime() - MAX_OPEN_MS), at);
    const before = new Date(at.getTime() - STUCK_MS);
    for (;;) {
      const taken = signal.aborted ? undefined : await claimStuckOrder(database, before, at);
      if (!taken) return;
      await tryToResolve(parts, taken.orderId, resolveOrder);
    }
  }),
  defineRecurringJob('resolve-refunds', EVERY_MS, async (_, signal) => {
    const { database, now } = parts;
    const at = now();
    const before = new Date(at.getTime() - STUCK_MS);
    for (;;) {
      const orderId = signal.aborted ? undefined : await claimStuckRefund(database, before, at);
      if (orderId === undefined) return;
      await tryToResolve(parts, orderId, resolveRefund);
    }
  }),
];

type Resolve = (parts: OrderDeps, orderId: string) => Promise<unknown>;

/** Tries to resolve an order. A failure waits for the next round, without delaying other orders. */
async function tryToResolve(parts: OrderDeps, orderId: string, resolve: Resolve) {
  try {
    await resolve(parts, orderId);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'ours') parts.raiseAlarm(`the provider refused to look: ${error.code}`, orderId);
  }
}
