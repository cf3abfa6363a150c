import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGREED, freshEmail, invite, lastCode, PASSWORD, signUp } from '../../support/people.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const application = (email: string, code: string, change: object = {}) => ({
  body: {
    email,
    code,
    password: PASSWORD,
    name: '김지수',
    organizationName: '한빛물산 주식회사',
    agreements: AGREED,
    ...change,
  },
});

test('a code by mail, then an account with an organisation that its maker owns', async () => {
  const person = await signUp(api);
  const session = await api.ok('getSession', { token: person.accessJwt });
  expect(session.user).toMatchObject({ name: '김지수', email: person.email, profileImgUrl: null });
  expect(session.organization).toMatchObject({
    name: '한빛물산 주식회사',
    isOwner: true,
    memberCount: 1,
    plan: 'FREE',
  });
  expect(session.organization?.permissions).toHaveLength(8);
  expect(session.annualVerification).toEqual({ valid: false, verifiedAt: null, validUntil: null });
  const agreements = await api.database
    .selectFrom('userAgreements')
    .select('kind')
    .where('userUuid', '=', person.userUuid)
    .execute();
  expect(agreements.map(({ kind }) => kind).toSorted()).toEqual(['PRIVACY', 'TERMS']);
});

test('asking again within 30 seconds answers the same and sends nothing', async () => {
  const email = freshEmail();
  const first = await api.ok('requestSignUpCode', { body: { email } });
  const second = await api.ok('requestSignUpCode', { body: { email: email.toUpperCase() } });
  expect(second).toEqual(first);
  expect(await api.mailsTo(email)).toHaveLength(1);
  api.advance(31_000);
  await api.ok('requestSignUpCode', { body: { email } });
  expect(await api.mailsTo(email)).toHaveLength(2);
});

test('an address with an account is told by mail only, and guesses are answered alike', async () => {
  const { email } = await signUp(api);
  const known = await api.call('requestSignUpCode', { body: { email } });
  const unknown = await api.call('requestSignUpCode', { body: { email: freshEmail() } });
  expect(known.status).toBe(unknown.status);
  expect(known.result).toEqual(unknown.result);
  expect((await api.mailsTo(email)).at(-1)?.template).toBe('ALREADY_REGISTERED');
  expect(await api.fails('confirmSignUpCode', { body: { email, code: '000000' } })).toBe('422 CODE_WRONG');
});

test('nobody can fill a mailbox with numbers, whether or not it has an account', async () => {
  const { email: known } = await signUp(api);
  for (const email of [known, freshEmail()]) {
    const before = (await api.mailsTo(email)).length;
    for (let mails = 0; mails < 10; mails += 1) {
      await api.ok('requestSignUpCode', { body: { email } });
      api.advance(30_000);
    }
    const { status, error } = await api.call('requestSignUpCode', { body: { email } });
    expect([status, error.errorCode, error.retryAfter]).toEqual([429, 'RATE_LIMITED', 3300]);
    expect(await api.mailsTo(email)).toHaveLength(before + 10);
    api.advance(55 * 60_000);
    await api.ok('requestSignUpCode', { body: { email } });
  }
});

test('five wrong codes lock for ten minutes, also for the right one and for a new one', async () => {
  const email = freshEmail();
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  const wrong = code === '111111' ? '222222' : '111111';
  for (const triesLeft of [4, 3, 2, 1]) {
    const { error } = await api.call('confirmSignUpCode', { body: { email, code: wrong } });
    expect(error).toMatchObject({ errorCode: 'CODE_WRONG', triesLeft });
  }
  const { status, error, headers } = await api.call('confirmSignUpCode', { body: { email, code: wrong } });
  expect([status, error.errorCode, error.retryAfter]).toEqual([423, 'LOCKED', 600]);
  expect(headers['retry-after']).toBe('600');
  expect(await api.fails('confirmSignUpCode', { body: { email, code } })).toBe('423 LOCKED');
  expect(await api.fails('signUp', application(email, code))).toBe('423 LOCKED');
  api.advance(60_000);
  expect(await api.fails('requestSignUpCode', { body: { email } })).toBe('423 LOCKED');
  api.advance(10 * 60_000);
  await api.ok('requestSignUpCode', { body: { email } });
  await api.ok('confirmSignUpCode', { body: { email, code: await lastCode(api, email) } });
});

test('a hundred guesses at once are not more than five', async () => {
  const email = freshEmail();
  await api.ok('requestSignUpCode', { body: { email } });
  const guesses = Array.from({ length: 40 }, (_, n) => ({ body: { email, code: String(n).padStart(6, '0') } }));
  const answers = await Promise.all(guesses.map((guess) => api.call('confirmSignUpCode', guess)));
  expect(answers.filter(({ error }) => error.errorCode === 'CODE_WRONG').length).toBeLessThanOrEqual(4);
});

test('a code is good for ten minutes and for one account', async () => {
  const email = freshEmail();
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  await api.ok('confirmSignUpCode', { body: { email, code } });
  api.advance(10 * 60_000);
  expect(await api.fails('confirmSignUpCode', { body: { email, code } })).toBe('410 CODE_EXPIRED');
  expect(await api.fails('signUp', application(email, code))).toBe('410 CODE_EXPIRED');
  expect(await api.fails('signUp', application(freshEmail(), code))).toBe('410 CODE_EXPIRED');
});

test('what was typed wrong is said and does not use the code up', async () => {
  const email = freshEmail('jisu.kim');
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  const fails = (change: object) => api.fails('signUp', application(email, code, change));
  expect(await fails({ agreements: { ...AGREED, privacy: false } })).toBe('422 AGREEMENT_REQUIRED');
  expect(await fails({ code: code === '111111' ? '222222' : '111111' })).toBe('422 CODE_WRONG');
  expect(await fails({ name: '  ' })).toBe('422 NAME_INVALID');
  expect(await fails({ name: '가'.repeat(51) })).toBe('422 NAME_INVALID');
  expect(await fails({ name: '김\r\nBcc: x' })).toBe('422 NAME_INVALID');
  expect(await fails({ organizationName: '\t' })).toBe('422 NAME_INVALID');
  expect(await fails({ password: 'Short1!' })).toBe('422 PASSWORD_WEAK');
  expect(await fails({ password: 'Password1!' })).toBe('422 PASSWORD_WEAK');
  expect(await fails({ password: `${email.split('@')[0]}-A1` })).toBe('422 PASSWORD_WEAK');
  await api.ok('signUp', application(email, code, { name: '👩‍👩‍👧'.repeat(11) }));
});

test('sent twice at the same time, one account stands', async () => {
  const email = freshEmail();
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  const answers = await Promise.all([1, 2, 3].map(() => api.call('signUp', application(email, code))));
  const statuses = sortedStatuses(answers);
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status === 409 || status === 410)).toBe(true);
  const made = await api.database.selectFrom('users').select('userUuid').where('email', '=', email).execute();
  expect(made).toHaveLength(1);
});

test('an address that got its account by an invitation meanwhile is taken', async () => {
  const owner = await signUp(api);
  const email = freshEmail();
  await api.ok('requestSignUpCode', { body: { email } });
  const code = await lastCode(api, email);
  const invitation = await invite(api, owner, email);
  await api.ok('acceptInvitation', {
    path: { organizationMemberUuid: invitation.organizationMemberUuid, inviteeEmail: email },
    body: { code: invitation.code, name: '정해원', password: PASSWORD },
  });
  expect(await api.fails('signUp', application(email, code))).toBe('409 EMAIL_TAKEN');
});
