import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
beforeAll(async () => {
  toss = await startTossEmulator();
});
afterAll(() => toss.close());

const PAYMENT = { orderId: 'order-window', orderName: '크레딧 <100>개', amount: 10_000 };
const pathOf = (url: string | undefined) => `/windows/${url?.split('/').at(-1)}`;
const get = (path: string) => fetch(`${toss.baseUrl}${path}`);
const post = (path: string, form: Record<string, string> = {}) =>
  fetch(`${toss.baseUrl}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const locationOf = (response: Response) => response.headers.get('location');

it('serves the script under both addresses', async () => {
  const texts = await Promise.all(['/v1', '/v1/payment'].map(async (path) => (await get(path)).text()));
  expect(texts[0]).toContain('window.TossPayments = function (clientKey)');
  expect(texts[1]).toBe(texts[0]);
});

it('shows what is paid, and that it is an emulator', async () => {
  const { url } = await toss.open('PAYMENT', PAYMENT);
  const response = await get(pathOf(url));
  const page = await response.text();
  expect(page).toContain('토스페이먼츠 에뮬레이터예요');
  expect(page).toContain('크레딧 &lt;100&gt;개');
  expect(page).toContain('10,000원');
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://toss.test https://dojang.test",
  );
  const wrong = await (await post(`${pathOf(url)}/pass`, { card_number: '1234' })).text();
  expect(wrong).toContain('카드 번호 16자리를 넣어주세요');
});

it('leads back with what Toss appends, to whatever query is there', async () => {
  const { url } = await toss.open('PAYMENT', { ...PAYMENT, successUrl: 'https://dojang.test/success?from=here' });
  const passed = await post(`${pathOf(url)}/pass`, { scenario: 'declined' });
  expect([passed.status, locationOf(passed)]).toEqual([
    303,
    expect.stringMatching(
      /^https:\/\/dojang\.test\/success\?from=here&paymentType=NORMAL&orderId=order-window&paymentKey=payment-\d+&amount=10000$/,
    ),
  ]);
  const again = await post(`${pathOf(url)}/pass`, { scenario: 'works' });
  expect(again.status).toBe(410);
});

it('says that it was closed, without the order', async () => {
  const { url } = await toss.open('PAYMENT', PAYMENT);
  const location = locationOf(await post(`${pathOf(url)}/cancel`));
  expect(Object.fromEntries(new URL(location ?? '').searchParams)).toEqual({
    code: 'PAY_PROCESS_CANCELED',
    message: '사용자가 결제를 취소했어요.',
  });
  expect((await get(pathOf(url))).status).toBe(410);
});

it('can be skipped', async () => {
  const passed = await toss.open('BILLING', { customerKey: 'customer-1', _skipAuth: 'FORCE_SUCCESS' });
  expect(passed.url).toMatch(/^https:\/\/dojang\.test\/success\?customerKey=customer-1&authKey=auth-\d+$/);
  const failed = await toss.open('PAYMENT', { ...PAYMENT, _skipAuth: 'FORCE_FAIL' });
  expect(new URL(failed.url ?? '').searchParams.get('code')).toBe('REJECT_CARD_COMPANY');
});

it('closes after half an hour', async () => {
  const { url } = await toss.open('BILLING', { customerKey: 'customer-1' });
  toss.clock.time += 30 * 60_000;
  expect((await get(pathOf(url))).status).toBe(410);
  expect((await post(`${pathOf(url)}/pass`, { scenario: 'works' })).status).toBe(410);
});

it.each([
  ['a customerKey that Toss refuses', 'BILLING', { customerKey: '가' }],
  ['an orderId that is too short', 'PAYMENT', { ...PAYMENT, orderId: 'short' }],
  ['half a won', 'PAYMENT', { ...PAYMENT, amount: 0.5 }],
  ['an address that is no page', 'PAYMENT', { ...PAYMENT, failUrl: 'javascript:alert(1)' }],
] as const)('does not open with %s', async (_, kind, options) => {
  expect(await toss.open(kind, options)).toMatchObject({ code: 'INVALID_PARAMETER' });
});
