import { PaymentFailure, type Payment } from '../../adapters/payments/port.ts';
import type { Deps } from '../../deps.ts';
import { findOrCreateCustomerKey } from '../payments/customers.repository.ts';
import type { PaymentOrder } from '../payments/orders.repository.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { findBillingKey } from './cards.repository.ts';

type Parts = Pick<Deps, 'database' | 'payments' | 'secrets'>;
type Charged = Pick<PaymentOrder, 'organizationUuid' | 'orderId' | 'orderName' | 'amount'> & {
  paymentMethodUuid: string;
};

/** Charges a card while no customer is present. */
export async function chargeCard(deps: Parts, order: Charged, idempotencyKey: string): Promise<Payment> {
  const { database, secrets } = deps;
  const { organizationUuid, orderId, orderName, amount, paymentMethodUuid } = order;
  const billingKey = await findBillingKey(database, secrets, paymentMethodUuid);
  if (billingKey === null) throw new PaymentFailure('replace', 'NOT_FOUND_BILLING', 'The card has been removed.');
  const customerKey = await findOrCreateCustomerKey(database, organizationUuid);
  return requireGateway(deps).charge({ billingKey, customerKey, orderId, amount, orderName }, idempotencyKey);
}
