import type { Transaction } from 'kysely';
import { findPrice } from '../../content/plans.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { lockPaymentSettings } from '../cards/lock-card.ts';
import { findRefill, allocateRefillNumber } from '../credits/refills.repository.ts';
import { getUsage } from '../credits/usage.ts';
import { createRefillOrderId } from '../payments/order-id.ts';
import { countRefills, insertRefillOrder } from '../payments/orders.repository.ts';
import { stopRefilling } from './refill-fulfilment.ts';

type Parts = Pick<Deps, 'config' | 'outbox' | 'plans'>;

const DAY_MS = 86_400_000;
/** More in a day mean that something is sent by mistake, or that the threshold is too high for the pack. */
const MAX_A_DAY = 5;

/**
 * Stores an order for a pack if the balance is still below the threshold, and returns its id. Turns automatic purchases
 * off if there is no pack or card for it, or too many purchases in a day.
 */
export async function createRefillOrder(
  deps: Parts,
  transaction: Transaction<DB>,
  organizationUuid: string,
  at: Date,
): Promise<string | null> {
  const { plans } = deps;
  await lockPaymentSettings(transaction, organizationUuid);
  const refill = await findRefill(transaction, organizationUuid);
  if (!refill?.on) return null;
  const { credits: balance } = await getUsage(transaction, plans, organizationUuid, at);
  if (balance.available >= refill.below) return null;
  const pack = plans.packs.find(({ creditPackId }) => creditPackId === refill.creditPackId);
  const card = await findBillingCard(transaction, organizationUuid);
  const isTooOften = (await countRefills(transaction, organizationUuid, new Date(at.getTime() - DAY_MS))) >= MAX_A_DAY;
  if (!pack || !card || isTooOften) {
    await stopRefilling(deps, transaction, organizationUuid, isTooOften ? 'TOO_OFTEN' : 'REFUSED');
    return null;
  }
  const orderId = createRefillOrderId(organizationUuid, await allocateRefillNumber(transaction, organizationUuid));
  const isStored = await insertRefillOrder(transaction, {
    orderId,
    organizationUuid,
    orderName: `크레딧 ${pack.credits.toLocaleString('ko')}개 (자동 채우기)`,
    amount: findPrice(pack.prices, at),
    credits: pack.credits,
    paymentMethodUuid: card.paymentMethodUuid,
    openedAt: at,
  });
  return isStored ? orderId : null;
}
