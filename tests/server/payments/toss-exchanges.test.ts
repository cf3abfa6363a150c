import { once } from 'node:events';
import { createServer } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentGateway } from '../../../server/adapters/payments/port.ts';
import { createTossGateway } from '../../../server/adapters/payments/toss.ts';
import { EXCHANGES, readExchange, type ExchangeName } from '../../support/toss-exchanges.ts';
import { startTossEmulator, TOSS_KEYS, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
beforeAll(async () => {
  toss = await startTossEmulator();
  await toss.pass('BILLING', { customerKey: 'customer-1' });
});
afterAll(() => toss.close());

const CALLS: Record<ExchangeName, (gateway: PaymentGateway) => Promise<unknown>> = {
  issue: (gateway) => gateway.issueBillingKey({ authKey: 'auth-1', customerKey: 'customer-1' }, 'issue-1'),
  charge: (gateway) =>
    gateway.charge(
      {
        billingKey: 'billing-1=',
        customerKey: 'customer-1',
        orderId: 'sub_0000000001',
        amount: 15_000,
        orderName: '스탠다드 요금제',
      },
      'charge-sub_0000000001',
    ),
  confirm: (gateway) =>
    gateway.confirm({ paymentKey: 'payment-2', orderId: 'cr_0000000001', amount: 10_000 }, 'confirm-cr_0000000001'),
  read: (gateway) => gateway.findByPaymentKey('payment-2'),
  'read-order': (gateway) => gateway.findByOrderId('cr_0000000001'),
  cancel: (gateway) =>
    gateway.cancel({ paymentKey: 'payment-2', reason: '쓰지 않은 크레딧', amount: 1_000 }, 'cancel-cr_0000000001-1'),
  remove: (gateway) => gateway.removeBillingKey('billing-1='),
  'remove-again': (gateway) => gateway.removeBillingKey('billing-1='),
};

const CREDIT_CARD = {
  issuerCode: '11',
  last4: '678*',
  number: '40000001****678*',
  cardType: '신용',
  ownerType: '개인',
};
const PAID = {
  paymentKey: 'payment-2',
  orderId: 'cr_0000000001',
  status: 'DONE',
  totalAmount: 10_000,
  balanceAmount: 10_000,
  vat: 909,
  lastTransactionKey: 'transaction-2',
  requestedAt: new Date('2026-11-20T01:00:00Z'),
  approvedAt: new Date('2026-11-20T01:00:00Z'),
  receiptUrl: 'https://toss.test/toss/receipts/payment-2',
  card: { ...CREDIT_CARD, approveNo: '00000002', installmentMonths: 0 },
  failure: null,
};
/** Removing a key returns nothing. */
const RESULTS: Record<ExchangeName, object> = {
  issue: { billingKey: 'billing-1=', customerKey: 'customer-1', card: CREDIT_CARD },
  charge: { paymentKey: 'payment-1', orderId: 'sub_0000000001', status: 'DONE', totalAmount: 15_000, vat: 1_364 },
  confirm: PAID,
  read: PAID,
  'read-order': PAID,
  cancel: { status: 'PARTIAL_CANCELED', totalAmount: 10_000, balanceAmount: 9_000, vat: 818 },
  remove: {},
  'remove-again': {},
};

it.each(EXCHANGES)('the adapter sends and understands: %s', async (name) => {
  const { request, answer } = readExchange(name);
  const got = { method: '', url: '', headers: {}, body: '' };
  const server = createServer((incoming, outgoing) => {
    const { authorization, 'content-type': type, 'idempotency-key': key } = incoming.headers;
    Object.assign(got, { method: incoming.method, url: incoming.url });
    got.headers = {
      ...(authorization && { authorization }),
      ...(type && { 'content-type': type }),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    };
    incoming.on('data', (chunk: Buffer) => (got.body += String(chunk)));
    incoming.on('end', () => outgoing.writeHead(answer.status).end(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const gateway = createTossGateway({ ...TOSS_KEYS, baseUrl: `http://127.0.0.1:${port}`, scriptUrl: '' });
  const result = await CALLS[name](gateway).finally(() => server.close());
  expect(got).toEqual(request);
  expect(result ?? {}).toMatchObject(RESULTS[name]);
});

it('the emulator answers the same requests with the same bytes', async () => {
  for (const name of EXCHANGES) {
    const { request, answer } = readExchange(name);
    if (name === 'confirm')
      await toss.pass('PAYMENT', { orderId: 'cr_0000000001', orderName: '크레딧 100개', amount: 10_000 });
    const { method, url, headers, body } = request;
    const response = await fetch(`${toss.baseUrl}${url}`, { method, headers, ...(body !== '' && { body }) });
    expect({ name, status: response.status, body: await response.text() }).toEqual({ name, ...answer });
    expect(response.headers.get('x-tosspayments-trace-id')).toMatch(/^trace-\d+$/);
  }
});

it('the emulator shares nothing with the adapter', () => {
  const folder = path.resolve(import.meta.dirname, '../../../server/emulators/toss');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(10);
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, source]) => source),
  );
  expect(imports.filter((source) => source?.includes('adapters'))).toEqual([]);
});
