import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextRejected } from '../../../server/adapters/sms/port.ts';
import { createSolapiTextSender, type SolapiOptions } from '../../../server/adapters/sms/solapi.ts';
import { signSolapiRequest } from '../../../server/adapters/sms/solapi-signature.ts';
import { registerSolapiEmulator } from '../../../server/emulators/solapi/plugin.ts';
import { SCENARIOS } from '../../../server/emulators/solapi/scenarios.ts';
import { countCp949Bytes, toCp949Text } from '../../../server/text/cp949.ts';

const KEY = { apiKey: 'KEY0123456789', apiSecret: 'secret', from: '0212345678' };
const phone: { to: string; text: string }[] = [];
const clock = { time: Date.now() };
let app: FastifyInstance;
let baseUrl = '';
beforeAll(async () => {
  app = Fastify();
  await registerSolapiEmulator(app, {
    prefix: '/solapi',
    ...KEY,
    senders: [KEY.from],
    phones: {
      send({ to, text }) {
        phone.push({ to, text });
        return Promise.resolve({ providerId: null });
      },
    },
    now: () => clock.time,
  });
  baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/solapi`;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const texts = (more: Partial<SolapiOptions> = {}) => createSolapiTextSender({ baseUrl, ...KEY, ...more });
const outgoing = (to = '01012345678', text = '[도장] 서명 요청') => ({ messageUuid: crypto.randomUUID(), to, text });

const sign = (at: string, salt: string) =>
  `HMAC-SHA256 apiKey=${KEY.apiKey}, date=${at}, salt=${salt}, signature=${signSolapiRequest(KEY.apiSecret, at, salt)}`;
const ask = async (authorization: string) =>
  (await fetch(`${baseUrl}/messages/v4/list`, { headers: { authorization } })).status;

describe('bytes of the carriers', () => {
  it.each([
    ['서명 요청이 도착했어요. 링크를 눌러 확인해 주세요.', 50],
    ['abc\n', 4],
    ['똠방각하 펲시콜라 ○ 「」 ㈜', 28],
    ['', 0],
  ])('%s has %i', (text, bytes) => expect(countCp949Bytes(toCp949Text(text))).toBe(bytes));

  it('what they do not know is shown as a box, a whole sign at a time', () => {
    expect(toCp949Text('계약 👨‍👩‍👧 서명🙂한')).toBe('계약 □ 서명□한');
  });
});

it('signs as the provider’s own clients do', () => {
  const salt = 'abcdefghijklmnopqrstuvwxyz012345';
  expect(signSolapiRequest('SECRET', '2025-01-02T03:04:05.678Z', salt)).toBe(
    '854b9b75d887dd1be37fce4269aecf0b55c2bd88ac82c502e5436f913d19f414',
  );
});

it('a short one arrives as SMS, a long one as LMS, and the provider tells it later', async () => {
  const { providerId } = await texts().send(outgoing());
  expect(phone.at(-1)).toEqual({ to: '01012345678', text: '[도장] 서명 요청' });
  expect(await texts().report(providerId ?? '')).toEqual({ state: 'ARRIVED' });
  const long = await texts().send(outgoing('01099998888', `${'가'.repeat(46)}🙂`));
  expect(long.providerId).not.toBeNull();
  expect(phone.at(-1)?.text).toBe(`${'가'.repeat(46)}□`);
  await expect(texts().send(outgoing('01012345678', '가'.repeat(1_001)))).rejects.toThrow(TextRejected);
});

it.each([
  ['a number that is none', SCENARIOS.invalidNumber, {}, '잘못된 수신번호예요 (1030)'],
  ['a sender that is not registered', '01012345678', { from: '0299999999' }, '등록되지 않은 발신번호예요 (1062)'],
])('%s is refused for good, in their words', async (_, to, options, words) => {
  await expect(texts(options).send(outgoing(to))).rejects.toThrow(new TextRejected(words));
});

it.each([
  ['a wrong secret', '01012345678', { apiSecret: 'other' }, '서명이 일치하지 않아요. (SignatureDoesNotMatch)'],
  ['an empty account', SCENARIOS.noBalance, {}, '잔액이 부족해요. (NotEnoughBalance)'],
  ['a provider that is down', SCENARIOS.down, {}, '잠시 뒤에 다시 시도해주세요. (ServiceUnavailable)'],
  ['silence', SCENARIOS.silent, { limitMs: 200 }, 'timeout'],
])('%s is tried again', async (_, to, options, words) => {
  const thrown: unknown = await texts(options)
    .send(outgoing(to))
    .then(
      () => null,
      (error: unknown) => error,
    );
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).not.toBeInstanceOf(TextRejected);
  expect(String(thrown)).toContain(words);
});

it('a failure at the carrier, and a report that takes its time', async () => {
  const lost = await texts().send(outgoing(SCENARIOS.failsAtCarrier));
  expect(await texts().report(lost.providerId ?? '')).toEqual({
    state: 'FAILED',
    words: '단말기가 꺼져 있어요 (3059)',
  });
  const late = await texts().send(outgoing(SCENARIOS.lateReport));
  expect(await texts().report(late.providerId ?? '')).toEqual({ state: 'ON_ITS_WAY' });
  clock.time += 61_000;
  expect(await texts().report(late.providerId ?? '')).toEqual({ state: 'ARRIVED' });
  clock.time -= 61_000;
  expect(await texts().report('unknown')).toEqual({ state: 'ON_ITS_WAY' });
});

it('a call that is caught and sent again is refused, an old one too', async () => {
  const date = new Date().toISOString();
  const once = sign(date, 'a'.repeat(32));
  expect([await ask(once), await ask(once)]).toEqual([200, 403]);
  expect(await ask(sign(new Date(Date.now() - 3_600_000).toISOString(), 'b'.repeat(32)))).toBe(403);
  expect(await ask('Bearer x')).toBe(403);
});
