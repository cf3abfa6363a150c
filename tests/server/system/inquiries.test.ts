import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertsOf } from '../../support/alerts.ts';
import { askerSecret, operatorSecret } from '../../support/inquiries.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;
let api: TestApp;
let member: Person;

beforeAll(async () => {
  api = await createTestApp();
  member = await signUp(api);
});
afterAll(() => api.close());

const ask = async (message = '세금계산서를 받을 수 있나요?') =>
  (await api.ok('sendInquiry', { token: member.accessJwt, body: { subject: '세금계산서', message } })).inquiryId;
const read = (inquiryId: string) => api.ok('getInquiry', { token: member.accessJwt, path: { inquiryId } });

const openPage = (secret: string) => api.app.inject({ method: 'GET', url: `/api/support/${secret}` });
const post = (secret: string, fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: `/api/support/${secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
async function readForm(secret: string) {
  const { body } = await openPage(secret);
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  return { answerId: valueOf('answerId'), seenId: valueOf('seenId') };
}
const answer = async (secret: string, message = '네, 받을 수 있어요.', act = 'answer') =>
  post(secret, { ...(await readForm(secret)), message, act });

test('a member asks, is answered, and sees the answer, a mail and an alert', async () => {
  const inquiryId = await ask();
  expect(await read(inquiryId)).toMatchObject({ subject: '세금계산서', state: 'OPEN', isWritable: true });
  expect((await answer(await operatorSecret(api))).statusCode).toBe(303);

  const thread = await read(inquiryId);
  expect(thread.state).toBe('ANSWERED');
  expect(thread.messages.map(({ from, message }) => [from, message])).toEqual([
    ['ASKER', '세금계산서를 받을 수 있나요?'],
    ['SUPPORT', '네, 받을 수 있어요.'],
  ]);
  const mail = (await api.mailsTo(member.email)).at(-1);
  expect(mail?.template).toBe('INQUIRY_ANSWERED');
  expect(mail?.text).toContain(`/setting/support?thread=${inquiryId}`);
  expect(await alertsOf(api, member.accessJwt)).toEqual(['ANSWERED 1']);
  const listed = await api.ok('listInquiries', { token: member.accessJwt });
  expect(listed).toMatchObject([{ inquiryId, state: 'ANSWERED' }]);
});

test('two answers before a look come up as one alert', async () => {
  const asker = await signUp(api);
  const call = { token: asker.accessJwt, body: { subject: '요금', message: '얼마인가요?' } };
  await api.ok('sendInquiry', call);
  const secret = await operatorSecret(api);
  await answer(secret, '하나');
  await answer(secret, '둘');
  expect(await alertsOf(api, asker.accessJwt)).toEqual(['ANSWERED 2']);
  const { accessJwt: elsewhere } = await signUp(api);
  expect(await alertsOf(api, elsewhere)).toEqual([]);
});

test('whoever has no account reads and continues by the link in the mail', async () => {
  const email = 'outside@receiver.example';
  await api.ok('sendInquiry', { body: { name: '한유나', email, company: '', message: '요금이 궁금해요.' } });
  const secret = await askerSecret(api, email);
  expect((await api.ok('getThread', { path: { secret } })).messages).toHaveLength(1);
  const continued = await api.ok('continueThread', { path: { secret }, body: { message: '연 요금도요.' } });
  expect(continued.messages.map(({ message }) => message)).toEqual(['요금이 궁금해요.', '연 요금도요.']);
  expect((await api.mailsTo(email)).map(({ text }) => text).join()).not.toContain('요금이 궁금해요.');
});

test('only a hash of a secret is stored, and each side has its own', async () => {
  const email = 'sides@receiver.example';
  await api.ok('sendInquiry', { body: { name: '한유나', email, company: '', message: '어느 쪽인가요?' } });
  const [asker, operator] = [await askerSecret(api, email), await operatorSecret(api)];
  expect(await api.fails('getThread', { path: { secret: operator } })).toBe('410 THREAD_LINK_DEAD');
  expect((await openPage(asker)).statusCode).toBe(410);
  const rows = await api.database.selectFrom('inquiryLinks').select('secretHmac').execute();
  expect(rows.map(({ secretHmac }) => secretHmac.toString('latin1')).join()).not.toContain(asker);
});

test('a guessed secret gets the answer of an expired one', async () => {
  const email = 'late@receiver.example';
  await api.ok('sendInquiry', { body: { name: '한유나', email, company: '', message: '언제까지인가요?' } });
  const [asker, operator] = [await askerSecret(api, email), await operatorSecret(api)];
  const guessed = await api.call('getThread', { path: { secret: 'A'.repeat(22) } });
  api.advance(30 * DAY_MS + 1);
  const expired = await api.call('getThread', { path: { secret: asker } });
  expect([expired.status, expired.error]).toEqual([guessed.status, guessed.error]);
  expect(expired.error.errorCode).toBe('THREAD_LINK_DEAD');
  expect((await openPage(operator)).body).toBe((await openPage('A'.repeat(22))).body);
  member = await signUp(api);
});

test('somebody else cannot find, read or continue it', async () => {
  const inquiryId = await ask();
  const { accessJwt: token } = await signUp(api);
  expect(await api.fails('getInquiry', { token, path: { inquiryId } })).toBe('404 NOT_FOUND');
  const call = { token, path: { inquiryId }, body: { message: '남의 것' } };
  expect(await api.fails('continueInquiry', call)).toBe('404 NOT_FOUND');
  expect(await api.ok('listInquiries', { token })).toEqual([]);
});

test('the page has no script, and what was typed is text', async () => {
  await ask('<script>alert(1)</script><img src=x onerror=alert(1)>');
  const page = await openPage(await operatorSecret(api));
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain('<img');
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).not.toContain('script-src');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});

test('a form that is sent twice answers once, also at the same moment', async () => {
  const inquiryId = await ask();
  const secret = await operatorSecret(api);
  const form = { ...(await readForm(secret)), message: '한 번만', act: 'answer' };
  const both = await Promise.all([post(secret, form), post(secret, form)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect((await read(inquiryId)).messages).toHaveLength(2);
});

test('two who use one link at once: the second sees what the first wrote, and loses nothing', async () => {
  const inquiryId = await ask();
  const secret = await operatorSecret(api);
  const [first, second] = [await readForm(secret), await readForm(secret)];
  const both = await Promise.all([
    post(secret, { ...first, message: '첫째 답', act: 'answer' }),
    post(secret, { ...second, message: '둘째 답', act: 'answer' }),
  ]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 409]));
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.body).toContain('첫째 답');
  expect(refused?.body).toContain('둘째 답');
  expect((await read(inquiryId)).messages).toHaveLength(2);
});

test('closing and writing at once: either way the message of the asker is not closed unread', async () => {
  const inquiryId = await ask();
  const secret = await operatorSecret(api);
  const form = { ...(await readForm(secret)), act: 'close' };
  const call = { token: member.accessJwt, path: { inquiryId }, body: { message: '하나 더요' } };
  await Promise.all([post(secret, form), api.ok('continueInquiry', call)]);
  expect(await read(inquiryId)).toMatchObject({ state: 'OPEN', messages: [{}, { message: '하나 더요' }] });
});

test('a closed one is taken up again for 30 days', async () => {
  const inquiryId = await ask();
  const call = { token: member.accessJwt, path: { inquiryId }, body: { message: '다시요' } };
  await answer(await operatorSecret(api), '', 'close');
  expect((await read(inquiryId)).state).toBe('CLOSED');
  expect((await api.ok('continueInquiry', call)).state).toBe('OPEN');
  await answer(await operatorSecret(api), '다 했어요', 'answer-close');
  expect((await read(inquiryId)).state).toBe('CLOSED');
  await api.database
    .updateTable('inquiries')
    .set({ closedAt: new Date(api.deps.now().getTime() - 30 * DAY_MS - 1) })
    .where('inquiryUuid', '=', inquiryId)
    .execute();
  expect((await read(inquiryId)).isWritable).toBe(false);
  expect(await api.fails('continueInquiry', call)).toBe('409 INQUIRY_OVER');
});

test('an empty answer and a long one are refused, and the form keeps what was typed', async () => {
  const inquiryId = await ask();
  const secret = await operatorSecret(api);
  expect((await answer(secret, '  ')).statusCode).toBe(422);
  const long = await answer(secret, '가'.repeat(2_001));
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('가'.repeat(2_001));
  expect((await read(inquiryId)).messages).toHaveLength(1);
});
