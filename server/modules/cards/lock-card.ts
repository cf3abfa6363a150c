import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findOrCreateCustomerKey } from '../payments/customers.repository.ts';
import { isCardBeingCharged } from '../payments/orders.repository.ts';
import { findCard, type CardRow } from './cards.repository.ts';

/** Locks the organisation's cards and plan. Throws during a charge. */
export async function lockPaymentSettings(transaction: Connection, organizationUuid: string) {
  await findOrCreateCustomerKey(transaction, organizationUuid);
  if (await isCardBeingCharged(transaction, organizationUuid)) throw new DomainError('PAYMENT_RUNNING');
}

/** Locks a card. Throws during a charge, when cards must not change. */
export async function lockCard(
  transaction: Connection,
  organizationUuid: string,
  paymentMethodUuid: string,
): Promise<CardRow> {
  await lockPaymentSettings(transaction, organizationUuid);
  const card = await findCard(transaction, organizationUuid, paymentMethodUuid);
  if (!card) throw new DomainError('NOT_FOUND');
  return card;
}
