import type { Transaction } from 'kysely';
import { writeUnusableCardMail } from '../../content/mails/payment-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';
import { findCardByBillingKey, findCardUse, markCardUnusable, type CardRow } from './cards.repository.ts';
import { getIssuerName } from '../../content/card-issuers.ts';

type Parts = Pick<Deps, 'config' | 'outbox'>;

/** Stops charging a card that will never work again, and notifies those who can register another, once. */
export async function retireCard(deps: Parts, transaction: Transaction<DB>, retired: CardRow) {
  const { paymentMethodUuid, organizationUuid, issuerCode, last4 } = retired;
  if (!(await markCardUnusable(transaction, paymentMethodUuid))) return;
  const card = `${getIssuerName(issuerCode)} ${last4}`;
  const { publicUrl } = deps.config;
  const use = await findCardUse(transaction, retired);
  const write = (to: string) => writeUnusableCardMail({ to, publicUrl, card, use });
  await notifyPaymentManagers(deps, transaction, organizationUuid, write, { kind: 'CARD_UNUSABLE', words: card });
}

/**
 * Handles the provider's notice that a billing key was deleted. The notice isn't signed, and no call can confirm it,
 * but it contains the key, which only the provider and we know.
 */
export const createRetireDeletedCard =
  (deps: Parts & Pick<Deps, 'database'>) =>
  (billingKeySha256: Buffer): Promise<void> =>
    deps.database.transaction().execute(async (transaction) => {
      const card = await findCardByBillingKey(transaction, billingKeySha256);
      if (card) await retireCard(deps, transaction, card);
    });
