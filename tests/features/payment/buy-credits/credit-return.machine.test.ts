import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { components } from '#openapi';
import type { ReturnDestination } from '@/entities/payment/provider-window';
import { creditReturnMachine, type CreditReturn } from '@/features/payment/buy-credits/model/credit-return.machine';
import { http, ok, server } from '../../../support/http';

type PaymentOrder = components['schemas']['PaymentOrder'];
type ErrorBody = components['schemas']['ErrorBody'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORGANIZATION = '0198c0de-0000-7000-8000-000000000001';
const ORDER_ID = 'cr_0000000000000000000001';
const paid = {
  status: 'success' as const,
  orderId: ORDER_ID,
  paymentKey: 'key',
  amount: '10000',
  code: null,
  message: null,
};
const failed = {
  status: 'fail' as const,
  orderId: ORDER_ID,
  paymentKey: null,
  amount: null,
  code: null,
  message: null,
};

const order = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: ORDER_ID,
  kind: 'CREDIT',
  state,
  amount: 10_000,
  credits: 100,
  servicePlanName: null,
  failure: null,
  available: 100,
});
type Status = 404 | 410 | 422 | 500;
const refusal = (errorCode: ErrorBody['errorCode'], code: Status): ErrorBody & { code: Status } => ({
  isSuccess: false,
  code,
  message: '서버의 말',
  errorCode,
});

type Answer = PaymentOrder | { refused: ReturnType<typeof refusal> } | 'cut';

/** Records confirmations. Each request must outlive its page, which may be closed. */
function answerConfirmations(answer: Answer) {
  const calls: unknown[] = [];
  server.use(
    http.post('/payments/credit-key/success', async ({ request, response }) => {
      calls.push(await request.json());
      expect(request.keepalive).toBe(true);
      if (answer === 'cut') return response.untyped(Response.error());
      if ('refused' in answer) return response('default').json(answer.refused, { status: answer.refused.code });
      return response(200).json(ok(answer));
    }),
  );
  return calls;
}

const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };
const say = (text: string): ReturnDestination => ({ to: 'back', words: { kind: 'error', text } });
const REFUSED: ReturnDestination = { to: 'purchase', trouble: '서버의 말' };
const SETTINGS: ReturnDestination = { to: 'settings' };
const RESULT: ReturnDestination = { to: 'result', orderId: ORDER_ID };

type Row = [
  name: string,
  given: { returned: CreditReturn; organizationUuid?: null; isExpected?: false },
  answer: Answer | null,
  leaving: ReturnDestination,
];
const ROWS: Row[] = [
  [
    'fail with a message',
    { returned: { ...failed, code: 'REJECT_CARD_COMPANY', message: '한도를 넘었어요.' } },
    null,
    say('한도를 넘었어요.'),
  ],
  ['fail without a message', { returned: { ...failed, code: 'REJECT_CARD_COMPANY' } }, null, BACK],
  ['fail with an empty message', { returned: { ...failed, message: '  ' } }, null, BACK],
  [
    'fail with a message that this tab does not expect',
    { returned: { ...failed, message: '여기로 전화주세요' }, isExpected: false },
    null,
    BACK,
  ],
  [
    'fail with a message that never ends',
    { returned: { ...failed, message: '가'.repeat(300) } },
    null,
    say('가'.repeat(100)),
  ],
  [
    'a window that its user closed',
    { returned: { ...failed, orderId: null, code: 'PAY_PROCESS_CANCELED', message: '취소' } },
    null,
    say('결제를 그만뒀어요'),
  ],
  [
    'a window that its user left',
    { returned: { ...failed, code: 'USER_CANCEL' }, isExpected: false },
    null,
    say('결제를 그만뒀어요'),
  ],
  ['success without an order', { returned: { ...paid, orderId: null } }, null, SETTINGS],
  ['success without an organization', { returned: paid, organizationUuid: null }, null, SETTINGS],
  ['success without a payment key', { returned: { ...paid, paymentKey: null } }, null, BACK],
  ['success without an amount', { returned: { ...paid, amount: null } }, null, BACK],
  ['an amount that is not whole', { returned: { ...paid, amount: '10000.5' } }, null, BACK],
  ['an amount that is no number', { returned: { ...paid, amount: '1e4' } }, null, BACK],
  ['an amount that begins with something else', { returned: { ...paid, amount: '-10000' } }, null, BACK],
  ['an amount of more digits than a number holds', { returned: { ...paid, amount: '1'.repeat(16) } }, null, BACK],
  [
    'an amount that is not the order’s',
    { returned: { ...paid, amount: '1' } },
    { refused: refusal('AMOUNT_MISMATCH', 422) },
    REFUSED,
  ],
  ['an order of somebody else', { returned: paid }, { refused: refusal('NOT_FOUND', 404) }, REFUSED],
  ['a return that is late', { returned: paid }, { refused: refusal('PAYMENT_EXPIRED', 410) }, REFUSED],
  ['a card that was declined', { returned: paid }, { refused: refusal('CARD_DECLINED', 422) }, REFUSED],
  ['an order that is paid', { returned: paid }, order('DONE'), RESULT],
  ['an order that is not decided', { returned: paid }, order('CONFIRMING'), RESULT],
  ['a lost network', { returned: paid }, 'cut', RESULT],
  ['a server that is broken', { returned: paid }, { refused: refusal('INTERNAL', 500) }, RESULT],
];

it.each(ROWS)('%s', async (_, { returned, organizationUuid = ORGANIZATION, isExpected = true }, answer, leaving) => {
  const calls = answerConfirmations(answer ?? 'cut');
  const left: ReturnDestination[] = [];
  const machine = creditReturnMachine.provide({ actions: { leave: (_context, params) => left.push(params) } });
  const actor = createActor(machine, { input: { returned, organizationUuid, isExpected } }).start();
  const { value } = await waitFor(actor, ({ status }) => status === 'done');
  const { orderId, paymentKey, amount } = returned;
  const asked = { orderId, organizationUuid, paymentKey, amount: Number(amount) };
  expect([value, left, calls]).toEqual(['left', [leaving], answer === null ? [] : [asked]]);
});
