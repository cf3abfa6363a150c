import type { PaymentGateway } from '../../adapters/payments/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import type { OrderParts } from './confirm-order.ts';
import { createCreditFulfilment, type RefillFulfilment } from './fulfil-credits.ts';
import type { Fulfilment } from './settle-order.ts';

export type PaymentDeps = Pick<Deps, 'config' | 'database' | 'now' | 'outbox' | 'payments' | 'raiseAlarm'>;
/**
 * The parts that plans and cards provide, because they are created after payments. They react to what the provider
 * reports.
 */
export type LaterParts = {
  plan: Fulfilment;
  refill: RefillFulfilment;
  /** Called when the provider has deleted the key of a card. */
  forgetCard: (billingKeySha256: Buffer) => Promise<void>;
};

/** Throws if billing is off, because then nothing can be bought. */
export function requireGateway({ payments }: Pick<Deps, 'payments'>): PaymentGateway {
  if (!payments) throw new DomainError('BILLING_OFF');
  return payments;
}

/** Collects what paying orders needs. */
export function requireOrderParts(
  deps: PaymentDeps,
  { plan, refill }: Pick<LaterParts, 'plan' | 'refill'>,
): OrderParts {
  const { database, now, raiseAlarm } = deps;
  const gateway = requireGateway(deps);
  const fulfilments = { CREDIT: createCreditFulfilment(deps, gateway, refill), PLAN: plan };
  return { database, now, gateway, fulfilments, raiseAlarm };
}
