import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { listCards } from '../cards/cards.repository.ts';
import { lockPaymentSettings } from '../cards/lock-card.ts';
import { removeCards } from '../cards/remove-cards.ts';
import { markSubscriptionEnded } from './subscriptions.repository.ts';

/**
 * Ends the plan and removes the cards of an organisation that closes. Throws during a charge, because nobody could tell
 * later what it was for.
 */
export const createEndSubscriptionOnClosing =
  ({ now, payments }: Pick<Deps, 'now' | 'payments'>) =>
  async (transaction: Transaction<DB>, organizationUuid: string): Promise<void> => {
    if (!payments) return;
    await lockPaymentSettings(transaction, organizationUuid);
    await markSubscriptionEnded(transaction, organizationUuid, { at: now() });
    const cards = await listCards(transaction, organizationUuid);
    await removeCards(
      transaction,
      cards.map(({ paymentMethodUuid }) => paymentMethodUuid),
    );
  };
