import { alone, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const orderOf = ({ api, token, owner: { organizationUuid } }: World) =>
  api.ok('createCreditOrder', { token, body: { organizationUuid, creditPackId: 'C100' } });

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
  alone('receiveTossWebhook', 'nothing of it is believed', () => ({ body: {} })),
];
