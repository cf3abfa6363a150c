import type { Transaction } from 'kysely';
import { writeRefillDisabledMail } from '../../content/mails/payment-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { findCard } from '../cards/cards.repository.ts';
import { chargeCard } from '../cards/charge-card.ts';
import { retireCard } from '../cards/retire-card.ts';
import { disableRefill } from '../credits/refills.repository.ts';
import type { RefillFulfilment } from '../payments/fulfil-credits.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';

export type RefillDeps = Pick<Deps, 'config' | 'database' | 'outbox' | 'payments' | 'secrets'>;

/** Turns automatic purchases off, and tells those who manage payments why. */
export async function stopRefilling(
  deps: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  organizationUuid: string,
  cause: 'REFUSED' | 'TOO_OFTEN',
) {
  if (!(await disableRefill(transaction, organizationUuid))) return;
  const { publicUrl } = deps.config;
  const write = (to: string) => writeRefillDisabledMail({ to, publicUrl, cause });
  await notifyPaymentManagers(deps, transaction, organizationUuid, write, { kind: 'CREDIT_REFILL_OFF' });
}

export const createRefillFulfilment = (deps: RefillDeps): RefillFulfilment => ({
  ask(order, idempotencyKey) {
    const { paymentMethodUuid } = order;
    if (paymentMethodUuid === null) throw new Error('A pack is bought by itself without a card.');
    return chargeCard(deps, { ...order, paymentMethodUuid }, idempotencyKey);
  },
  async failed(transaction, { organizationUuid, paymentMethodUuid }, { kind }) {
    const card =
      kind === 'replace' &&
      paymentMethodUuid !== null &&
      (await findCard(transaction, organizationUuid, paymentMethodUuid));
    if (card) await retireCard(deps, transaction, card);
    await stopRefilling(deps, transaction, organizationUuid, 'REFUSED');
  },
});
