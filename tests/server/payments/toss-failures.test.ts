import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFailure, type FailureKind } from '../../../server/adapters/payments/port.ts';
import { createTossGateway } from '../../../server/adapters/payments/toss.ts';
import { ERRORS } from '../../../server/emulators/toss/errors.ts';
import { readExchange } from '../../support/toss-exchanges.ts';
import { startTossEmulator, TOSS_KEYS, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
beforeAll(async () => {
  toss = await startTossEmulator();
});
afterAll(() => toss.close());

/** Written by hand from the rule for handling errors, not taken from the adapter. */
const KINDS: Record<keyof typeof ERRORS, FailureKind> = {
  INVALID_REQUEST: 'ours',
  ALREADY_PROCESSED_PAYMENT: 'unknown',
  DUPLICATED_ORDER_ID: 'unknown',
  ALREADY_CANCELED_PAYMENT: 'unknown',
  NOT_MATCHES_CUSTOMER_KEY: 'ours',
  ALREADY_REMOVED_BILLING_KEY: 'replace',
  INVALID_API_KEY: 'ours',
  PROVIDER_ERROR: 'unknown',
  BELOW_MINIMUM_AMOUNT: 'ours',
  INVALID_REJECT_CARD: 'replace',
  INVALID_CARD_EXPIRATION: 'replace',
  INVALID_CARD_NUMBER: 'replace',
  INVALID_STOPPED_CARD: 'replace',
  INVALID_CARD_LOST_OR_STOLEN: 'replace',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'declined',
  EXCEED_MAX_AMOUNT: 'declined',
  NOT_SUPPORTED_CARD_TYPE: 'replace',
  NOT_SUPPORTED_METHOD: 'declined',
  INVALID_BILL_KEY_REQUEST: 'replace',
  INVALID_IDEMPOTENCY_KEY: 'ours',
  UNAUTHORIZED_KEY: 'ours',
  REJECT_CARD_PAYMENT: 'declined',
  REJECT_CARD_COMPANY: 'declined',
  NOT_CANCELABLE_AMOUNT: 'declined',
  NOT_CANCELABLE_PAYMENT: 'declined',
  FORBIDDEN_REQUEST: 'ours',
  FORBIDDEN_CONSECUTIVE_REQUEST: 'declined',
  INCORRECT_BASIC_AUTH_FORMAT: 'ours',
  FDS_ERROR: 'declined',
  NOT_FOUND_PAYMENT: 'declined',
  NOT_FOUND_PAYMENT_SESSION: 'late',
  NOT_FOUND_BILLING: 'replace',
  IDEMPOTENT_REQUEST_PROCESSING: 'unknown',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'unknown',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'unknown',
  FAILED_BILL_KEY_AUTH_CREATION: 'unknown',
  FAILED_CARD_COMPANY_RESPONSE: 'unknown',
  FAILED_DB_PROCESSING: 'unknown',
  UNKNOWN_PAYMENT_ERROR: 'unknown',
  COMMON_ERROR: 'unknown',
};

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl, close };
}

const gatewayAt = (baseUrl: string, limitMs?: number) =>
  createTossGateway({ ...TOSS_KEYS, baseUrl, scriptUrl: '', ...(limitMs !== undefined && { limitMs }) });
const confirmAt = (baseUrl: string, limitMs?: number) =>
  gatewayAt(baseUrl, limitMs)
    .confirm({ paymentKey: 'payment-1', orderId: 'cr_0000000001', amount: 10_000 }, 'key')
    .then(
      () => null,
      (error: unknown) => (error instanceof PaymentFailure ? error : null),
    );

describe('every error of Toss', () => {
  it('means the same through the adapter and the emulator', async () => {
    for (const [code, [, message]] of Object.entries(ERRORS)) {
      // Toss answers with the error named in a test header. Our adapter never sends that header, so this proxy adds it.
      const { baseUrl, close } = await serve((request, response) => {
        const { authorization = '' } = request.headers;
        const headers = { authorization, 'tosspayments-test-code': code };
        void fetch(`${toss.baseUrl}${request.url}`, { method: 'POST', headers }).then(async (answer) =>
          response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
        );
      });
      const failure = await confirmAt(baseUrl);
      close();
      expect({ code: failure?.code, kind: failure?.kind, message: failure?.message }).toEqual({
        code,
        kind: Object.entries(KINDS).find(([name]) => name === code)?.[1],
        message,
      });
      expect(failure?.traceId).toMatch(/^trace-\d+$/);
    }
  });

  it.each([
    ['REJECT_CARD_PAYMENT', 500, 'declined'],
    ['PROVIDER_ERROR', 403, 'unknown'],
    ['COMMON_ERROR', 400, 'unknown'],
    ['SOMETHING_NEW', 400, 'declined'],
    ['SOMETHING_NEW', 500, 'unknown'],
  ])('%s with %i is %s: a known code decides, and otherwise the status', async (code, status, kind) => {
    const { baseUrl, close } = await serve((_, response) =>
      response.writeHead(status).end(JSON.stringify({ code, message: '', more: { nested: [1] } })),
    );
    expect(await confirmAt(baseUrl)).toMatchObject({ code, kind });
    close();
  });
});

describe('without an answer that says so, nobody knows about the money', () => {
  it.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a page of a proxy with a status of 4xx', 404, 'not found'],
    ['half an answer', 200, '{"paymentKey":"payment-1"'],
    ['another object', 200, '{"billingKey":"b"}'],
  ])('%s', async (_, status, body) => {
    const { baseUrl, close } = await serve((__, response) => response.writeHead(status).end(body));
    expect(await confirmAt(baseUrl)).toMatchObject({ kind: 'unknown', code: 'UNREADABLE' });
    close();
  });

  it('a redirect is not followed, because it would be told the key', async () => {
    const { baseUrl, close } = await serve((_, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    );
    expect(await confirmAt(baseUrl)).toMatchObject({ kind: 'unknown', code: 'NETWORK_ERROR' });
    close();
  });

  it('silence, and nobody there', async () => {
    const { baseUrl, close } = await serve(() => {});
    expect(await confirmAt(baseUrl, 50)).toMatchObject({ kind: 'unknown', code: 'TIMEOUT' });
    close();
    expect(await confirmAt('http://127.0.0.1:9')).toMatchObject({ kind: 'unknown', code: 'NETWORK_ERROR' });
  });
});

it('members that Toss adds are ignored, and kept', async () => {
  const known: object = JSON.parse(readExchange('confirm').answer.body);
  const { baseUrl, close } = await serve((_, response) =>
    response.end(JSON.stringify({ ...known, added: { later: 1 } })),
  );
  const payment = await gatewayAt(baseUrl).findByPaymentKey('payment-2');
  close();
  expect(payment).toMatchObject({ status: 'DONE', raw: { added: { later: 1 } } });
});

describe('webhooks', () => {
  const { readWebhook } = gatewayAt('');
  const nothing = { paymentKey: null, orderId: null, status: null, lastTransactionKey: null, customerKey: null };

  it('name a payment', () => {
    const data: object = JSON.parse(readExchange('cancel').answer.body);
    expect(readWebhook({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '2026-11-20T10:00:00.000000', data })).toEqual(
      {
        eventType: 'PAYMENT_STATUS_CHANGED',
        paymentKey: 'payment-2',
        orderId: 'cr_0000000001',
        status: 'PARTIAL_CANCELED',
        lastTransactionKey: 'transaction-3',
        billingKey: null,
        customerKey: null,
      },
    );
  });

  it('name a key wherever it is', () => {
    const data = { billing: { keys: [{ billingKey: 'b=' }] } };
    expect(readWebhook({ eventType: 'BILLING_DELETED', data })).toMatchObject({ ...nothing, billingKey: 'b=' });
  });

  it.each([[null], ['text'], [[]], [{ eventType: 'X' }], [{ eventType: '', data: {} }], [{ data: {} }]])(
    '%j is none',
    (body) => expect(readWebhook(body)).toBeNull(),
  );
});
