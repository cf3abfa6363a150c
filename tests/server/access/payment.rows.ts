import { randomUUID } from 'node:crypto';
import { alone, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const orderOf = ({ api, token, owner: { organizationUuid } }: World) =>
  api.ok('createCreditOrder', { token, body: { organizationUuid, creditPackId: 'C100' } });

/** Registers a card as if it had passed the provider's window. */
async function cardOf({ api, token, owner: { organizationUuid } }: World) {
  const { customerKey } = await api.ok('getBillingWindow', { token, path: { id: organizationUuid } });
  const body = { customerKey, authKey: randomUUID() };
  return api.ok('registerPaymentMethod', { token, path: { organizationUuid }, body });
}

/** Some rows require a plan in this state, and others require none. */
async function planOf(world: World, status: 'ACTIVE' | 'PAST_DUE' | 'ENDED') {
  const { api, token, owner } = world;
  const { organizationUuid } = owner;
  const path = { id: organizationUuid };
  const { paymentMethodUuid } = await cardOf(world);
  if (!(await api.ok('getSubscriptionExistence', { token, path })).exists) {
    const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
    await api.ok('subscribeServicePlan', { token, body });
  }
  const { organizationServicePlanPaymentUuid } = await api.ok('getPaymentProfile', { token, path });
  const at = api.deps.now();
  await api.database
    .updateTable('subscriptions')
    .set({
      status,
      endedAt: status === 'ENDED' ? at : null,
      retryNumber: status === 'PAST_DUE' ? 1 : null,
      retryAt: status === 'PAST_DUE' ? at : null,
    })
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  return { paymentMethodUuid, organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '' };
}

const READ_OF_ORGANIZATION = [
  'checkFreePlanAvailability',
  'checkStandardPlanAvailability',
  'listPaymentMethods',
  'getPaymentProfile',
  'getBillingWindow',
  'getSubscriptionExistence',
] as const;

export const PAYMENT_ROWS: Row[] = [
  alone('getUsagePeriod', 'of the token’s organisation'),
  named('createCreditOrder', 'organizationUuid', ({ owner: { organizationUuid } }) => ({ token }) => ({
    token,
    body: { organizationUuid, creditPackId: 'C100' },
  })),
  named('confirmCreditOrder', 'organizationUuid', async (of) => {
    const { orderId, amount } = await orderOf(of);
    const { organizationUuid } = of.owner;
    return ({ token }) => ({ token, body: { orderId, organizationUuid, amount, paymentKey: 'paid' } });
  }),
  named('confirmCreditOrder', 'orderId', async (of) => {
    const { orderId, amount } = await orderOf(of);
    return ({ token, owner: { organizationUuid } }) => ({
      token,
      body: { orderId, organizationUuid, amount, paymentKey: 'paid' },
    });
  }),
  named('getPaymentOrder', 'orderId', async (of) => {
    const { orderId } = await orderOf(of);
    return ({ token }) => ({ token, path: { orderId } });
  }),
  named('listPayments', 'organizationUuid', ({ owner: { organizationUuid } }) => ({ token }) => ({
    token,
    path: { organizationUuid },
  })),
  named('exportPayments', 'organizationUuid', ({ owner: { organizationUuid } }) => ({ token }) => ({
    token,
    path: { organizationUuid },
  })),
  named('getPaymentReceipt', 'orderId', async (of) => {
    const { orderId, amount } = await orderOf(of);
    const { organizationUuid } = of.owner;
    const body = { orderId, organizationUuid, amount, paymentKey: 'paid' };
    await of.api.ok('confirmCreditOrder', { token: of.token, body });
    return ({ token }) => ({ token, path: { orderId } });
  }),
  alone('getCreditUsage', 'of the token’s organisation'),
  alone('listCreditEntries', 'of the token’s organisation'),
  named('setCreditRefill', 'organizationUuid', ({ owner: { organizationUuid } }) => ({ token }) => ({
    token,
    body: { organizationUuid, on: false, below: 50, creditPackId: 'C100' },
  })),
  named('setReceiptEmail', 'organizationUuid', ({ owner: { organizationUuid } }) => ({ token }) => ({
    token,
    body: { organizationUuid, receiptEmail: 'books@hanbit.example' },
  })),
  ...READ_OF_ORGANIZATION.map((id) =>
    named(id, 'id', ({ owner: { organizationUuid } }) => ({ token }) => ({ token, path: { id: organizationUuid } })),
  ),
  named('registerPaymentMethod', 'organizationUuid', async (of) => {
    const { api, token: theirs, owner } = of;
    const { organizationUuid } = owner;
    const { customerKey } = await api.ok('getBillingWindow', { token: theirs, path: { id: organizationUuid } });
    const body = { customerKey, authKey: randomUUID() };
    return ({ token }) => ({ token, path: { organizationUuid }, body });
  }),
  ...(['setDefaultPaymentMethod', 'removePaymentMethod'] as const).flatMap((id) => [
    named(id, 'organizationUuid', ({ owner: { organizationUuid } }) => async (by) => {
      const { paymentMethodUuid } = await cardOf(by);
      return { token: by.token, body: { organizationUuid, paymentMethodUuid } };
    }),
    named(id, 'paymentMethodUuid', async (of) => {
      const { paymentMethodUuid } = await cardOf(of);
      return ({ token, owner: { organizationUuid } }) => ({ token, body: { organizationUuid, paymentMethodUuid } });
    }),
  ]),
  named('subscribeServicePlan', 'organizationUuid', ({ owner: { organizationUuid } }) => async (by) => {
    const { paymentMethodUuid } = await planOf(by, 'ENDED');
    const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
    return { token: by.token, body };
  }),
  named('subscribeServicePlan', 'paymentMethodUuid', async (of) => {
    const { paymentMethodUuid } = await cardOf(of);
    return async (by) => {
      await planOf(by, 'ENDED');
      const { organizationUuid } = by.owner;
      const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
      return { token: by.token, body };
    };
  }),
  named('unsubscribeServicePlan', 'organizationUuid', ({ owner: { organizationUuid } }) => async (by) => {
    const { organizationServicePlanPaymentUuid } = await planOf(by, 'ACTIVE');
    return { token: by.token, path: { organizationUuid, organizationServicePlanPaymentUuid }, body: { reason: '' } };
  }),
  named(
    'unsubscribeServicePlan',
    'organizationServicePlanPaymentUuid',
    async (of) => {
      const { organizationServicePlanPaymentUuid } = await planOf(of, 'ACTIVE');
      return async (by) => {
        await planOf(by, 'ACTIVE');
        const { organizationUuid } = by.owner;
        return {
          token: by.token,
          path: { organizationUuid, organizationServicePlanPaymentUuid },
          body: { reason: '' },
        };
      };
    },
    '409 PLAN_CHANGED',
  ),
  named('retryPayment', 'organizationUuid', ({ owner: { organizationUuid } }) => async (by) => {
    await planOf(by, 'PAST_DUE');
    return { token: by.token, body: { organizationUuid } };
  }),
  alone('receiveTossWebhook', 'nothing of it is believed', () => ({ body: {} })),
];
