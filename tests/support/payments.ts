import { refundOrder } from '../../server/modules/payments/refunds/refund-order.ts';
import { requirePlanDeps } from '../../server/modules/subscriptions/plan-deps.ts';
import type { Scenario } from '../../server/emulators/toss/scenarios.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { TossEmulator } from './toss.ts';

type Shop = { api: TestApp; toss: TossEmulator };

/** Completes the payment window with a card, and returns the order as the browser brings it back. */
export async function passWindow({ api, toss }: Shop, person: Person, creditPackId = 'C100', scenario?: Scenario) {
  const { accessJwt: token, organizationUuid } = person;
  const { orderId, orderName, amount } = await api.ok('createCreditOrder', {
    token,
    body: { organizationUuid, creditPackId },
  });
  const { paymentKey = '' } = await toss.pass('PAYMENT', { orderId, orderName, amount }, scenario);
  return { orderId, call: { token, body: { orderId, organizationUuid, amount, paymentKey } } };
}

export async function buyCredits(shop: Shop, person: Person, creditPackId?: string): Promise<string> {
  const { call, orderId } = await passWindow(shop, person, creditPackId);
  await shop.api.ok('confirmCreditOrder', call);
  return orderId;
}

export const payBack = ({ api }: Shop, orderId: string, amount?: number) =>
  refundOrder(requirePlanDeps(api.deps), {
    orderId,
    reason: '시험',
    ...(amount !== undefined && { amount }),
  });

/** An order's amounts in the ledger in won, by account. */
export async function wonOf({ api }: Shop, orderId: string) {
  const rows = await api.database
    .selectFrom('ledgerEntries')
    .select(['account'])
    .select((eb) => eb.fn.sum<string>('amount').as('won'))
    .where('orderId', '=', orderId)
    .where('unit', '=', 'WON')
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, won }) => [account, Number(won)]));
}
