import type { PaymentGateway } from '../../adapters/payments/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import type { OrderDeps } from './confirm-order.ts';
import { createCreditFulfilment, type RefillFulfilment } from './fulfil-credits.ts';
import type { OrderFulfilment } from './settle-order.ts';

export type PaymentDeps = Pick<Deps, 'config' | 'database' | 'now' | 'outbox' | 'payments' | 'raiseAlarm'>;
/**
 * How plans, refills and cards react to the provider. Passed in, because the modules that create them depend on this
 * one.
 */
export type PaymentReactions = {
  plan: OrderFulfilment;
  refill: RefillFulfilment;
  forgetCard: (billingKeySha256: Buffer) => Promise<void>;
};

/** Returns the payment gateway. Throws if billing is off, because nothing can be bought without it. */
export function requireGateway({ payments }: Pick<Deps, 'payments'>): PaymentGateway {
  if (!payments) throw new DomainError('BILLING_OFF');
  return payments;
}

export function requireOrderDeps(
  deps: PaymentDeps,
  { plan, refill }: Pick<PaymentReactions, 'plan' | 'refill'>,
): OrderDeps {
  const { database, now, raiseAlarm } = deps;
  const gateway = requireGateway(deps);
  const fulfilments = { CREDIT: createCreditFulfilment(deps, gateway, refill), PLAN: plan };
  return { database, now, gateway, fulfilments, raiseAlarm };
}
