import { createCardNumber, type Scenario } from '../../../server/emulators/toss/scenarios.ts';
import { createPaymentReactions } from '../../../server/handlers.ts';
import type { Deps } from '../../../server/deps.ts';
import { createCardHandlers } from '../../../server/modules/cards/cards.handlers.ts';
import { createPaymentHandlers } from '../../../server/modules/payments/payments.handlers.ts';
import { refundOrder } from '../../../server/modules/payments/refunds/refund-order.ts';
import { requireOrderDeps } from '../../../server/modules/payments/payment-deps.ts';
import { createSetCreditRefill } from '../../../server/modules/refills/set-credit-refill.ts';
import { createSubscriptionHandlers } from '../../../server/modules/subscriptions/subscriptions.handlers.ts';
import type { Act } from './acts.ts';
import { asManager } from './callers.ts';
import { SOAK_TOSS } from './soak-toss.ts';

export function createActor(deps: Deps, tossOrigin: string) {
  const { database, credits } = deps;
  const later = createPaymentReactions(deps);
  const api = {
    setCreditRefill: createSetCreditRefill(deps),
    ...createPaymentHandlers(deps, later),
    ...createCardHandlers(deps),
    ...createSubscriptionHandlers(deps),
  };
  const parts = requireOrderDeps(deps, later);

  /** Completes the provider's window as a card holder and returns the query of its redirect. */
  async function pass(kind: 'BILLING' | 'PAYMENT', options: object, scenario: Scenario): Promise<URLSearchParams> {
    const addresses = { successUrl: 'https://dojang.test/success', failUrl: 'https://dojang.test/fail' };
    const body = { clientKey: SOAK_TOSS.keys.clientKey, kind, method: '카드', options: { ...addresses, ...options } };
    const origin = `${tossOrigin}${SOAK_TOSS.prefix}`;
    const opened = await fetch(`${origin}/windows`, { method: 'POST', body: JSON.stringify(body) });
    const { url = '' }: { url?: string } = await opened.json();
    const passed = await fetch(`${origin}/windows/${url.split('/').at(-1)}/pass`, {
      method: 'POST',
      body: new URLSearchParams({ card_number: createCardNumber(scenario) }),
      redirect: 'manual',
    });
    return new URL(passed.headers.get('location') ?? addresses.failUrl).searchParams;
  }

  async function findDefaultCard(organizationUuid: string) {
    const call = asManager(organizationUuid);
    const { items } = await api.listPaymentMethods({ ...call, path: { id: organizationUuid } });
    return items.find(({ isDefault }) => isDefault) ?? items[0];
  }

  async function registerCard({ organizationUuid, scenario }: Extract<Act, { kind: 'CARD' }>) {
    const call = asManager(organizationUuid);
    const { customerKey } = await api.getBillingWindow({ ...call, path: { id: organizationUuid } });
    const query = await pass('BILLING', { customerKey }, scenario);
    const authKey = query.get('authKey');
    if (authKey === null) return;
    const body = { customerKey, authKey };
    await api.registerPaymentMethod({ ...call, path: { organizationUuid }, body });
  }

  async function buy({ organizationUuid, creditPackId, scenario, comesBack }: Extract<Act, { kind: 'BUY' }>) {
    const call = asManager(organizationUuid);
    const order = await api.createCreditOrder({ ...call, body: { organizationUuid, creditPackId } });
    const { orderId, orderName, amount } = order;
    const query = await pass('PAYMENT', { orderId, orderName, amount }, scenario);
    const paymentKey = query.get('paymentKey');
    if (paymentKey === null || !comesBack) return;
    const body = { orderId, organizationUuid, amount, paymentKey };
    // Confirms the order twice, as two open tabs might.
    const both = [0, 1].map(() => api.confirmCreditOrder({ ...call, body }));
    const [refused] = (await Promise.allSettled(both)).filter(isRejected);
    if (refused) throw refused.reason;
  }

  async function subscribe(organizationUuid: string) {
    const card = await findDefaultCard(organizationUuid);
    if (!card) return;
    const { paymentMethodUuid } = card;
    const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
    const both = [0, 1].map(() => api.subscribeServicePlan({ ...asManager(organizationUuid), body }));
    const refused = (await Promise.allSettled(both)).filter(isRejected);
    if (refused.length === 2) throw refused[0]?.reason;
  }

  async function unsubscribe(organizationUuid: string) {
    const call = asManager(organizationUuid);
    const profile = await api.getPaymentProfile({ ...call, path: { id: organizationUuid } });
    const { organizationServicePlanPaymentUuid } = profile;
    if (organizationServicePlanPaymentUuid === null) return;
    const path = { organizationUuid, organizationServicePlanPaymentUuid };
    await api.unsubscribeServicePlan({ ...call, path, body: { reason: '' } });
  }

  async function removeCard(organizationUuid: string) {
    const card = await findDefaultCard(organizationUuid);
    if (!card) return;
    const { paymentMethodUuid } = card;
    await api.removePaymentMethod({ ...asManager(organizationUuid), body: { organizationUuid, paymentMethodUuid } });
  }

  /**
   * Chooses a random card. Even one that will be declined can become the default, because cards only fail when charged.
   */
  async function chooseCard(organizationUuid: string) {
    const call = asManager(organizationUuid);
    const { items } = await api.listPaymentMethods({ ...call, path: { id: organizationUuid } });
    const other = items.find(({ isDefault, status }) => !isDefault && status === 'ACTIVE');
    if (!other) return;
    const { paymentMethodUuid } = other;
    await api.setDefaultPaymentMethod({ ...call, body: { organizationUuid, paymentMethodUuid } });
  }

  /** Retries the payment of an organisation that hasn't paid, or of the requested one if all have. */
  async function retry(asked: string) {
    const unpaid = await database
      .selectFrom('subscriptions')
      .select('organizationUuid')
      .where('status', '=', 'PAST_DUE')
      .orderBy('retryAt')
      .limit(1)
      .executeTakeFirst();
    const organizationUuid = unpaid?.organizationUuid ?? asked;
    await api.retryPayment({ ...asManager(organizationUuid), body: { organizationUuid } });
  }

  async function refund(organizationUuid: string) {
    const paid = await database
      .selectFrom('paymentOrders')
      .select('orderId')
      .where('organizationUuid', '=', organizationUuid)
      .where('state', '=', 'DONE')
      .orderBy('openedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (paid) await refundOrder(parts, { orderId: paid.orderId, reason: '시험' });
  }

  const send = ({ organizationUuid, contractId, texts }: Extract<Act, { kind: 'SEND' }>) =>
    database
      .transaction()
      .execute((transaction) =>
        credits.hold(transaction, organizationUuid, [
          { kind: 'DOCUMENT', receiverUuid: null, contractId },
          ...Array.from({ length: texts }, () => ({ kind: 'TEXT', receiverUuid: null, contractId }) as const),
        ]),
      );

  const end = ({ kind, organizationUuid, contractId }: Extract<Act, { contractId: string; kind: 'OPEN' | 'CANCEL' }>) =>
    database.transaction().execute(async (transaction) => {
      if (kind === 'OPEN') await credits.spendDocument(transaction, { organizationUuid, contractId });
      else await credits.returnHeld(transaction, contractId);
    });

  const ACTS = {
    SUBSCRIBE: subscribe,
    UNSUBSCRIBE: unsubscribe,
    REMOVE_CARD: removeCard,
    REFUND: refund,
    async REFILL(organizationUuid: string) {
      const body = { organizationUuid, on: true, below: 20, creditPackId: 'C100' };
      await api.setCreditRefill({ ...asManager(organizationUuid), body });
    },
    CHOOSE_CARD: chooseCard,
    RETRY: retry,
  };

  return function perform(act: Act): Promise<void> {
    const { organizationUuid } = act;
    if (act.kind === 'CARD') return registerCard(act);
    if (act.kind === 'BUY') return buy(act);
    if (act.kind === 'SEND') return send(act);
    if (act.kind === 'OPEN' || act.kind === 'CANCEL') return end(act);
    return ACTS[act.kind](organizationUuid);
  };
}

const isRejected = (settled: PromiseSettledResult<unknown>): settled is PromiseRejectedResult =>
  settled.status === 'rejected';
