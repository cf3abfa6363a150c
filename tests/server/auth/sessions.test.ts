import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../server/modules/accounts/password-hash.ts';
import { setPassword } from '../../../server/modules/accounts/accounts.repository.ts';
import { freshEmail, join, login, PASSWORD, signUp } from '../../support/people.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const refresh = (refreshJwt: string) => api.call('refreshAccessToken', { body: { refreshJwt } });

test('signing in takes the right pair, in any case of the address and any normal form of the characters', async () => {
  const { email } = await signUp(api);
  await login(api, email.toUpperCase());
  const wrong = { body: { email, password: 'Wrong-Field-71' } };
  const { error } = await api.call('login', wrong);
  expect(error).toMatchObject({ code: 422, errorCode: 'CREDENTIALS_WRONG', triesLeft: 4 });
  const nobody = { body: { email: freshEmail(), password: PASSWORD } };
  expect((await api.call('login', nobody)).error).toEqual(error);
  await login(api, email);
  expect((await api.call('login', wrong)).error.triesLeft).toBe(4);
});

test('whoever is signed in keeps the document engine ready, and nobody else does', async () => {
  const { accessJwt } = await signUp(api);
  const before = api.documents.calls.keepReady;
  await api.ok('getSession', { token: accessJwt });
  expect(api.documents.calls.keepReady).toBe(before + 1);
  await api.call('getSession', { token: `${accessJwt}x` });
  await api.call('listNotices', {});
  expect(api.documents.calls.keepReady).toBe(before + 1);
});

test('a password is the same in composed and decomposed Hangul', async () => {
  const { email, accessJwt } = await signUp(api);
  const newPassword = '봄바람이-부는-언덕-위에서';
  await api.ok('changePassword', {
    token: accessJwt,
    body: { password: PASSWORD, newPassword: newPassword.normalize('NFD') },
  });
  expect((await login(api, email, newPassword.normalize('NFC'))).email).toBe(email);
});

test('five wrong tries lock the account for that address only, also when they come at once', async () => {
  const { email } = await signUp(api);
  const tries = Array.from({ length: 12 }, () => api.call('login', { body: { email, password: 'no' } }));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(answers.filter(({ status }) => status === 423)).toHaveLength(8);
  const { error } = await api.call('login', { body: { email, password: PASSWORD } });
  expect(error).toMatchObject({ errorCode: 'LOCKED', retryAfter: 600 });
  await api.ok('login', { body: { email, password: PASSWORD }, address: '203.0.113.9' });
  api.advance(10 * MINUTE);
  await login(api, email);
});

test('a network of IPv6 is locked as one', async () => {
  const { email } = await signUp(api);
  for (let tries = 0; tries < 5; tries += 1) {
    await api.call('login', { body: { email, password: 'no' }, address: `2001:db8:1:2::${tries}` });
  }
  const from = (address: string) => api.call('login', { body: { email, password: PASSWORD }, address });
  expect((await from('2001:db8:1:2:ffff::9')).status).toBe(423);
  expect((await from('2001:db8:1:3::9')).status).toBe(200);
});

test('a sign-in with the old password does not outlive the change that overtakes it', async () => {
  const { email, userUuid } = await signUp(api);
  // The change has been written but not committed, so signing in still reads the old password.
  const signIn = await api.database.transaction().execute(async (transaction) => {
    await setPassword(transaction, userUuid, await hashPassword('Harbour-Light-88'));
    const late = api.call('login', { body: { email, password: PASSWORD } });
    await untilBlocked(api.database);
    return { late };
  });
  expect((await signIn.late).error.errorCode).toBe('CREDENTIALS_WRONG');
  await login(api, email, 'Harbour-Light-88');
});

test('an access token is good for 15 minutes, a refresh token for 30 sliding days', async () => {
  const person = await signUp(api);
  api.advance(15 * MINUTE - 1000);
  await api.ok('getUser', { token: person.accessJwt });
  api.advance(1000);
  expect(await api.fails('getUser', { token: person.accessJwt })).toBe('401 UNAUTHENTICATED');
  api.advance(29 * DAY);
  const { userInfo } = await api.ok('refreshAccessToken', { body: { refreshJwt: person.refreshJwt } });
  api.advance(29 * DAY);
  const next = await api.ok('refreshAccessToken', { body: { refreshJwt: userInfo.refreshJwt } });
  api.advance(30 * DAY);
  expect((await refresh(next.userInfo.refreshJwt)).error.errorCode).toBe('UNAUTHENTICATED');
});

test('a session ends 90 days after the log-in, however often it was renewed', async () => {
  const person = await signUp(api);
  let { accessJwt, refreshJwt } = person;
  const renew = async () => {
    ({ accessJwt, refreshJwt } = (await api.ok('refreshAccessToken', { body: { refreshJwt } })).userInfo);
  };
  for (let days = 10; days < 90; days += 10) {
    api.advance(10 * DAY);
    await renew();
  }
  api.advance(10 * DAY - 5 * MINUTE);
  await renew();
  await api.ok('getUser', { token: accessJwt });
  api.advance(5 * MINUTE);
  expect(await api.fails('getUser', { token: accessJwt })).toBe('401 UNAUTHENTICATED');
  expect(await api.fails('refreshAccessToken', { body: { refreshJwt } })).toBe('401 UNAUTHENTICATED');
});

test('two refreshes at once, or a lost answer, get the same successor', async () => {
  const person = await signUp(api);
  const [one, other] = await Promise.all([refresh(person.refreshJwt), refresh(person.refreshJwt)]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.result).toEqual(other.result);
  await api.ok('getUser', { token: one.result.userInfo.accessJwt });
  const next = await refresh(one.result.userInfo.refreshJwt);
  api.advance(29_000);
  expect((await refresh(one.result.userInfo.refreshJwt)).result).toEqual(next.result);
});

test.each([
  ['after the grace', 30_000, 1],
  ['a second time within it', 1000, 2],
])('a used-up token %s ends the whole family', async (_, wait, uses) => {
  const person = await signUp(api);
  const elsewhere = await login(api, person.email);
  const next = await refresh(person.refreshJwt);
  api.advance(wait);
  let last = await refresh(person.refreshJwt);
  for (let use = 1; use < uses; use += 1) last = await refresh(person.refreshJwt);
  expect([last.status, last.error.errorCode]).toEqual([401, 'REFRESH_REUSED']);
  expect((await refresh(next.result.userInfo.refreshJwt)).error.errorCode).toBe('REFRESH_REUSED');
  expect(await api.fails('getUser', { token: next.result.userInfo.accessJwt })).toBe('401 UNAUTHENTICATED');
  await api.ok('getUser', { token: elsewhere.accessJwt });
});

test('a token two generations old ends the family at once', async () => {
  const person = await signUp(api);
  const second = await refresh(person.refreshJwt);
  await refresh(second.result.userInfo.refreshJwt);
  expect((await refresh(person.refreshJwt)).error.errorCode).toBe('REFRESH_REUSED');
});

test('one kind of token is not good for another, and nothing unsigned or foreign is', async () => {
  const { accessJwt, refreshJwt, userUuid } = await signUp(api);
  expect(await api.fails('getUser', { token: refreshJwt })).toBe('401 UNAUTHENTICATED');
  expect((await refresh(accessJwt)).error.errorCode).toBe('UNAUTHENTICATED');

  const [, claims] = accessJwt.split('.');
  const none = `${Buffer.from('{"alg":"none","typ":"access+jwt"}').toString('base64url')}.${claims}.`;
  expect(await api.fails('getUser', { token: none })).toBe('401 UNAUTHENTICATED');
  const foreign = await new SignJWT({ sub: userUuid, fam: userUuid })
    .setProtectedHeader({ alg: 'HS256', typ: 'access+jwt' })
    .setIssuer('dojang')
    .setAudience('dojang:app')
    .setExpirationTime('10y')
    .sign(Buffer.alloc(32, 7));
  expect(await api.fails('getUser', { token: foreign })).toBe('401 UNAUTHENTICATED');
  const receiver = await new SignJWT({ sub: userUuid, fam: userUuid })
    .setProtectedHeader({ alg: 'HS256', typ: 'receiver+jwt' })
    .setIssuer('dojang')
    .setAudience('dojang:sign')
    .setExpirationTime('10y')
    .sign(api.deps.secrets.keyFor('jwt/access'));
  expect(await api.fails('getUser', { token: receiver })).toBe('401 UNAUTHENTICATED');
});

test('a token with the right key is only good as a whole: issuer, audience, end, header and every character', async () => {
  const { accessJwt, userUuid } = await signUp(api);
  const [head = '', claims = '', signature = ''] = accessJwt.split('.');
  const own: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  const sign = (payload: object, header: object = { alg: 'HS256', typ: 'access+jwt' }) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(api.deps.secrets.keyFor('jwt/access'));
  expect((await api.call('getUser', { token: await sign(own) })).result).toMatchObject({ userUuid });

  const { exp: _, ...endless } = own;
  const last = signature.at(-1) ?? '';
  for (const token of [
    await sign({ ...own, iss: 'somebody' }),
    await sign({ ...own, aud: 'dojang:sign' }),
    await sign(endless),
    await sign({ ...own, exp: String(own['exp']) }),
    await sign(own, { typ: 'JWT' }),
    await sign(own, { typ: 'access+jwt', b64: true }),
    `${head}.${claims}.`,
    `${head}.${claims}.${signature.slice(0, -1)}`,
    // The last character contains two bits that mean nothing.
    `${head}.${claims}.${signature.slice(0, -1)}${String.fromCodePoint((last.codePointAt(0) ?? 0) + 1)}`,
    `${head}.${claims.slice(1)}.${signature}`,
  ]) {
    expect(await api.fails('getUser', { token })).toBe('401 UNAUTHENTICATED');
  }
});

test('log-out ends this session or all of them, at once', async () => {
  const first = await signUp(api);
  const second = await login(api, first.email);
  const third = await login(api, first.email);
  await api.ok('logout', { token: first.accessJwt, body: { refreshJwt: first.refreshJwt } });
  expect(await api.fails('getUser', { token: first.accessJwt })).toBe('401 UNAUTHENTICATED');
  expect((await refresh(first.refreshJwt)).error.errorCode).toBe('UNAUTHENTICATED');
  await api.ok('logout', { token: second.accessJwt, query: { everywhere: 'true' }, body: { refreshJwt: 'any' } });
  expect(await api.fails('getUser', { token: third.accessJwt })).toBe('401 UNAUTHENTICATED');
});

test('log-out does not end the session of somebody else whose refresh token is sent', async () => {
  const [mallory, jisu] = [await signUp(api), await signUp(api)];
  await api.ok('logout', { token: mallory.accessJwt, body: { refreshJwt: jisu.refreshJwt } });
  expect((await api.call('getUser', { token: jisu.accessJwt })).status).toBe(200);
});

test('switching goes on in another organisation, and the next sign-in lands there', async () => {
  const owner = await signUp(api);
  const guest = await signUp(api, freshEmail(), '도담설계');
  const { organizationMemberUuid } = (
    await api.ok('inviteMembers', {
      token: owner.accessJwt,
      body: { emails: [guest.email], permissions: ['CONTRACT_SEND'], groupUuids: [] },
    })
  )[0] ?? { organizationMemberUuid: null };
  const path = { organizationMemberUuid: organizationMemberUuid ?? '', inviteeEmail: guest.email };
  await api.ok('acceptInvitation', { path, token: guest.accessJwt, body: {} });

  const home = await api.call('switchOrganization', {
    token: (await login(api, guest.email)).accessJwt,
    path: { organizationMemberUuid: guest.organizationMemberUuid },
    body: {},
  });
  const list = await api.ok('listOrganizations', { token: home.result.userInfo.accessJwt });
  expect(list.map(({ name }) => name)).toEqual(['도담설계', '한빛물산 주식회사']);
  const away = await login(api, guest.email);
  expect(away.organizationMemberUuid).toBe(guest.organizationMemberUuid);

  const switchTo = (memberUuid: string) =>
    api.fails('switchOrganization', { token: away.accessJwt, path: { organizationMemberUuid: memberUuid }, body: {} });
  expect(await switchTo(owner.organizationMemberUuid)).toBe('404 NOT_FOUND');
  await api.ok('withdrawMember', { token: owner.accessJwt, body: { organizationMemberUuid } });
  expect(await switchTo(organizationMemberUuid ?? '')).toBe('409 MEMBER_NOT_ACTIVE');
});

test('a change of permissions and a removal act on tokens that are out already', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner);
  const invite = { token: member.accessJwt, body: { emails: [freshEmail()], permissions: [], groupUuids: [] } };
  expect(await api.fails('inviteMembers', invite)).toBe('403 FORBIDDEN');
  const target = { organizationMemberUuid: member.organizationMemberUuid };
  await api.ok('changePermissions', { token: owner.accessJwt, body: { ...target, permissions: ['MEMBER_MANAGE'] } });
  await api.ok('inviteMembers', invite);
  await api.ok('withdrawMember', { token: owner.accessJwt, body: target });
  expect(await api.fails('inviteMembers', invite)).toBe('403 MEMBERSHIP_ENDED');
  expect(await api.fails('openAlertStream', { token: member.accessJwt })).toBe('403 MEMBERSHIP_ENDED');
  expect((await api.ok('getSession', { token: member.accessJwt })).organization).toBeNull();
});
