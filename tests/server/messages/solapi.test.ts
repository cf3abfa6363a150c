import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextRejectedError } from '../../../server/adapters/sms/port.ts';
import { createApprovedTemplateFinder } from '../../../server/adapters/sms/approved-templates.ts';
import { createSolapiCall } from '../../../server/adapters/sms/solapi-call.ts';
import { createSolapiTemplateClient } from '../../../server/adapters/sms/solapi-templates.ts';
import { createSolapiTextSender, type SolapiOptions } from '../../../server/adapters/sms/solapi.ts';
import { signSolapiRequest } from '../../../server/adapters/sms/solapi-signature.ts';
import { registerSolapiEmulator } from '../../../server/emulators/solapi/plugin.ts';
import { SCENARIOS } from '../../../server/emulators/solapi/scenarios.ts';
import { countCp949Bytes, toCp949Text } from '../../../server/text/cp949.ts';

const KEY = { apiKey: 'KEY0123456789', apiSecret: 'secret', from: '0212345678' };
const KAKAO = { pfId: 'PF', templates: { sign_canceled: 'APPROVED', sign_request: 'UNKNOWN' } };
const CANCELED = {
  templateId: 'APPROVED',
  channelId: 'PF',
  name: '서명 요청 취소',
  content: '서명 요청이 취소됐어요.\n■ 문서: #{문서명}',
  buttons: [],
};
const phone: { to: string; title: string; text: string }[] = [];
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
      show({ to, title, text }) {
        phone.push({ to, title, text });
        return Promise.resolve();
      },
    },
    kakao: { pfId: KAKAO.pfId, approved: [CANCELED] },
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
  expect(phone.at(-1)).toEqual({ to: '01012345678', title: '문자', text: '[도장] 서명 요청' });
  expect(await texts().report(providerId ?? '')).toEqual({ state: 'ARRIVED', isReplaced: false });
  const long = await texts().send(outgoing('01099998888', `${'가'.repeat(46)}🙂`));
  expect(long.providerId).not.toBeNull();
  expect(phone.at(-1)?.text).toBe(`${'가'.repeat(46)}□`);
  await expect(texts().send(outgoing('01012345678', '가'.repeat(1_001)))).rejects.toThrow(TextRejectedError);
});

it.each([
  ['a number that is none', SCENARIOS.invalidNumber, {}, '잘못된 수신번호예요 (1030)'],
  ['a sender that is not registered', '01012345678', { from: '0299999999' }, '등록되지 않은 발신번호예요 (1062)'],
])('%s is refused for good, in their words', async (_, to, options, words) => {
  await expect(texts(options).send(outgoing(to))).rejects.toThrow(new TextRejectedError(words));
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
  expect(thrown).not.toBeInstanceOf(TextRejectedError);
  expect(String(thrown)).toContain(words);
});

it('a failure at the carrier, and a report that takes its time', async () => {
  const lost = await texts().send(outgoing(SCENARIOS.failsAtCarrier));
  expect(await texts().report(lost.providerId ?? '')).toEqual({
    state: 'FAILED',
    words: '단말기가 꺼져 있어요 (3059)',
    isReplaced: false,
  });
  const late = await texts().send(outgoing(SCENARIOS.lateReport));
  expect(await texts().report(late.providerId ?? '')).toMatchObject({ state: 'ON_ITS_WAY' });
  clock.time += 61_000;
  expect(await texts().report(late.providerId ?? '')).toMatchObject({ state: 'ARRIVED' });
  clock.time -= 61_000;
  expect(await texts().report('unknown')).toMatchObject({ state: 'ON_ITS_WAY' });
});

it('a call that is caught and sent again is refused, an old one too', async () => {
  const date = new Date().toISOString();
  const once = sign(date, 'a'.repeat(32));
  expect([await ask(once), await ask(once)]).toEqual([200, 403]);
  expect(await ask(sign(new Date(Date.now() - 3_600_000).toISOString(), 'b'.repeat(32)))).toBe(403);
  expect(await ask('Bearer x')).toBe(403);
});

const alimtalk = (change: object = {}) => ({
  key: 'sign_canceled' as const,
  variables: { '#{문서명}': '근로계약서' },
  ...change,
});

const create = (now: () => number) => {
  const call = createSolapiCall({ baseUrl, ...KEY }, 2_000);
  const templates = createSolapiTemplateClient(call, KAKAO.pfId);
  return { call, templates, isApproved: createApprovedTemplateFinder(templates, now) };
};

const byKakao = (to: string, change?: object, options: Partial<SolapiOptions> = {}) =>
  texts({ kakao: KAKAO, ...options }).send({ ...outgoing(to), alimtalk: alimtalk(change) });

describe('KakaoTalk', () => {
  it('shows the approved text with its variables', async () => {
    const { providerId, sentAs } = await byKakao('01012345678');
    expect(sentAs).toBe('ALIMTALK');
    expect(phone.at(-1)).toMatchObject({ title: '카카오 알림톡', text: '서명 요청이 취소됐어요.\n■ 문서: 근로계약서' });
    expect(await texts().report(providerId ?? '')).toEqual({ state: 'ARRIVED', isReplaced: false });
  });

  it('is replaced by the text message where nobody uses it', async () => {
    const { providerId, sentAs } = await byKakao(SCENARIOS.noKakao);
    expect(sentAs).toBe('ALIMTALK');
    expect(phone.at(-1)).toMatchObject({ title: '문자', text: '[도장] 서명 요청' });
    expect(await texts().report(providerId ?? '')).toEqual({ state: 'ARRIVED', isReplaced: true });
  });

  it.each([
    ['a variable is missing', { variables: {} }],
    ['a variable is empty', { variables: { '#{문서명}': ' ' } }],
    ['there is one too many', { variables: { '#{문서명}': '근로계약서', '#{이름}': '김' } }],
    ['the message is too long', { variables: { '#{문서명}': '가'.repeat(1_000) } }],
    ['the template is unknown', { key: 'sign_request' }],
    ['the installation has no template for it', { key: 'sign_reminder' }],
  ])('goes out as a text message at once if %s', async (_, change) => {
    const before = phone.length;
    expect((await byKakao('01012345678', change)).sentAs).toBe('TEXT_INSTEAD');
    expect(phone.slice(before).map(({ title }) => title)).toEqual(['문자']);
  });

  it('is not spoken of without a channel', async () => {
    expect((await byKakao('01012345678', {}, { kakao: null })).sentAs).toBe('TEXT');
  });

  it('says what is wrong with a number, once and for good', async () => {
    await expect(byKakao(SCENARIOS.invalidNumber)).rejects.toThrow(new TextRejectedError('잘못된 수신번호예요 (1030)'));
  });

  it('waits for a provider that is silent or down, instead of sending twice', async () => {
    const before = phone.length;
    await expect(byKakao(SCENARIOS.down)).rejects.not.toThrow(TextRejectedError);
    await expect(byKakao(SCENARIOS.silent, {}, { limitMs: 200 })).rejects.toThrow('timeout');
    expect(phone).toHaveLength(before);
  });
});

describe('the inspection of templates', () => {
  const template = { name: '새 글', content: '#{이름} 님', button: '열기', linkVariable: '#{링크}' };

  it('takes its time, and is asked about every ten minutes', async () => {
    const { templates, isApproved } = create(() => clock.time);
    const { templateId, status } = await templates.register(template, '001');
    expect(status).toBe('PENDING');
    expect((await templates.requestInspection(templateId)).status).toBe('INSPECTING');
    expect(await isApproved(templateId)).toBe(false);
    clock.time += 61_000;
    expect((await templates.find(templateId)).status).toBe('APPROVED');
    expect(await isApproved(templateId)).toBe(false);
    clock.time += 10 * 60_000;
    expect(await isApproved(templateId)).toBe(true);
    clock.time -= 61_000 + 10 * 60_000;
  });

  it('rejects advertisements, and refuses what cannot be inspected', async () => {
    const { templates } = create(() => clock.time);
    const { templateId } = await templates.register({ ...template, content: '할인 쿠폰 #{이름}' }, '001');
    await templates.requestInspection(templateId);
    await expect(templates.requestInspection(templateId)).rejects.toThrow('검수를 요청할 수 없는 상태예요.');
    clock.time += 61_000;
    const { status, comments } = await templates.find(templateId);
    expect([status, comments?.[0]?.content]).toEqual(['REJECTED', '광고는 알림톡으로 보낼 수 없어요.']);
    clock.time -= 61_000;
    await expect(templates.find('KA01TPNONE')).rejects.toThrow('알림톡 템플릿을 찾지 못했어요. (TemplateNotFound)');
    await expect(templates.register(template, 'XXX')).rejects.toThrow('요청 내용이 맞지 않아요.');
  });

  it('counts as not approved for a minute if nothing can be learnt', async () => {
    let [now, asked] = [0, 0];
    const isApproved = createApprovedTemplateFinder(
      {
        find: () => {
          asked += 1;
          return asked === 1
            ? Promise.reject(new Error('down'))
            : Promise.resolve({ templateId: 'T', status: 'APPROVED' });
        },
      },
      () => now,
    );
    expect(await Promise.all([isApproved('T'), isApproved('T')])).toEqual([false, false]);
    now += 59_999;
    expect([await isApproved('T'), asked]).toEqual([false, 1]);
    now += 1;
    expect([await isApproved('T'), asked]).toEqual([true, 2]);
  });
});
