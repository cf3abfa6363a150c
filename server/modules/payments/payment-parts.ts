import type { PaymentGateway } from '../../adapters/payments/port.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import type { OrderParts } from './confirm-order.ts';
import { createCreditFulfilment, type RefillFulfilment } from './fulfil-credits.ts';
import type { Fulfilment } from './settle-order.ts';

export type PaymentDeps = Pick<Deps, 'config' | 'database' | 'now' | 'outbox' | 'payments' | 'raiseAlarm'>;
/** What plans and cards, which come later, make of what the provider says. */
export type LaterParts = {
  plan: Fulfilment;
  refill: RefillFulfilment;
  /** The provider has deleted the key of a card. */
  forgetCard: (billingKeySha256: Buffer) => Promise<void>;
};

/** Nothing can be bought where nothing is charged. */
export function requireGateway({ payments }: Pick<Deps, 'payments'>): PaymentGateway {
  if (!payments) throw new DomainError('BILLING_OFF');
  return payments;
}

/** What orders are paid with. */
export function requireOrderParts(
  deps: PaymentDeps,
  { plan, refill }: Pick<LaterParts, 'plan' | 'refill'>,
): OrderParts {
  const { database, now, raiseAlarm } = deps;
  const gateway = requireGateway(deps);
  const fulfilments = { CREDIT: createCreditFulfilment(deps, gateway, refill), PLAN: plan };
  return { database, now, gateway, fulfilments, raiseAlarm };
}
