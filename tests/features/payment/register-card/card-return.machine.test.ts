import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { components } from '#openapi';
import type { ReturnDestination } from '@/entities/payment/provider-window';
import { cardReturnMachine, type CardReturnInput } from '@/features/payment/register-card/model/card-return.machine';
import { http, ok, server } from '../../../support/http';

type ErrorBody = components['schemas']['ErrorBody'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORGANIZATION = '0198c0de-0000-7000-8000-000000000001';
const came = { status: 'success' as const, customerKey: 'customer', authKey: 'auth', code: null, message: null };
const failed = { status: 'fail' as const, customerKey: null, authKey: null, code: null, message: null };
const card: components['schemas']['PaymentMethod'] = {
  paymentMethodUuid: '0198c0de-0000-7000-8000-000000000009',
  issuerName: '신한',
  last4: '4821',
  cardType: '신용',
  ownerType: '법인',
  isDefault: true,
  status: 'ACTIVE',
};

type Answer = 'card' | 'cut' | [ErrorBody['errorCode'], 404 | 422 | 500 | 503];

function answerRegistrations(answer: Answer) {
  const calls: unknown[] = [];
  server.use(
    http.post('/payments/billing-key/success/{organizationUuid}', async ({ params, request, response }) => {
      calls.push({ organizationUuid: params.organizationUuid, ...(await request.json()) });
      if (answer === 'card') return response(200).json(ok(card));
      if (answer === 'cut') return response.untyped(Response.error());
      const [errorCode, code] = answer;
      return response('default').json({ isSuccess: false, code, message: '서버의 말', errorCode }, { status: code });
    }),
  );
  return calls;
}

const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };
const say = (text: string): ReturnDestination => ({ to: 'back', words: { kind: 'error', text } });
const REGISTERED: ReturnDestination = { to: 'back', words: { kind: 'success', text: '카드를 등록했어요' } };

type Row = [
  name: string,
  given: { returned: CardReturnInput['returned']; organizationUuid?: null; isExpected?: false },
  answer: Answer | null,
  leaving: ReturnDestination,
];
const ROWS: Row[] = [
  ['a card without a customer key', { returned: { ...came, customerKey: null } }, null, BACK],
  ['a card without an auth key', { returned: { ...came, authKey: '' } }, null, BACK],
  ['a card without an organization', { returned: came, organizationUuid: null }, null, BACK],
  ['a window that failed', { returned: failed }, null, BACK],
  ['a window that failed, with keys that nobody asked for', { returned: { ...came, status: 'fail' } }, null, BACK],
  [
    'a window that failed for a reason',
    { returned: { ...failed, code: 'REJECT_CARD_COMPANY', message: '카드사가 거절했어요.' } },
    null,
    say('카드사가 거절했어요.'),
  ],
  [
    'a reason that this tab does not expect',
    { returned: { ...failed, message: '거짓말' }, isExpected: false },
    null,
    BACK,
  ],
  ['a window that was closed', { returned: { ...failed, code: 'USER_CANCEL' } }, null, say('결제를 그만뒀어요')],
  ['a card', { returned: came }, 'card', REGISTERED],
  ['a card of another customer', { returned: came }, ['CUSTOMER_KEY_WRONG', 422], BACK],
  ['a card that was refused', { returned: came }, ['CARD_DECLINED', 422], BACK],
  ['a provider that is away', { returned: came }, ['PAYMENT_UNAVAILABLE', 503], BACK],
  ['a lost network', { returned: came }, 'cut', BACK],
];

it.each(ROWS)('%s', async (_, { returned, organizationUuid = ORGANIZATION, isExpected = true }, answer, leaving) => {
  const calls = answerRegistrations(answer ?? 'cut');
  const left: ReturnDestination[] = [];
  const machine = cardReturnMachine.provide({ actions: { leave: (_context, params) => left.push(params) } });
  const actor = createActor(machine, { input: { returned, organizationUuid, isExpected } }).start();
  const { value } = await waitFor(actor, ({ status }) => status === 'done');
  const asked = { organizationUuid: ORGANIZATION, customerKey: 'customer', authKey: 'auth' };
  expect([value, left, calls]).toEqual(['left', [leaving], answer === null ? [] : [asked]]);
});
