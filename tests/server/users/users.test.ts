import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, invite, join, login, PASSWORD, signUp } from '../../support/people.ts';
import { uploadPicture } from '../../support/pictures.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('name and details are one’s own to change', async () => {
  const { accessJwt: token } = await signUp(api);
  const renamed = await api.ok('changeName', { token, body: { name: ' 문예린 '.normalize('NFD') } });
  expect(renamed.name).toBe('문예린');
  expect(await api.fails('changeName', { token, body: { name: '\u202e' } })).toBe('422 NAME_INVALID');
  const empty = { department: '', position: '', phone: '', marketingConsent: false };
  expect(await api.ok('getExtraDetails', { token })).toEqual(empty);
  const details = { department: '인사팀', position: '과장', phone: '01012345678', marketingConsent: true };
  expect(await api.ok('changeExtraDetails', { token, body: details })).toEqual(details);
  expect((await api.ok('getUserDetails', { token })).phone).toBe('01012345678');
  expect(await api.fails('changeExtraDetails', { token, body: { ...details, phone: '12' } })).toBe('422 VALIDATION');
  const { kind } = await api.database
    .selectFrom('userAgreements')
    .select('kind')
    .where('kind', '=', 'MARKETING')
    .executeTakeFirstOrThrow();
  expect(kind).toBe('MARKETING');
});

test('an owner can’t leave; afterwards nothing tells who it was, and the address is free', async () => {
  const owner = await signUp(api, freshEmail(), '도담설계');
  const body = { withdrawReason: '이제 쓰지 않아요' };
  const { status, error } = await api.call('withdrawUser', { token: owner.accessJwt, body });
  expect([status, error.errorCode, error.organizationName]).toEqual([409, 'LAST_OWNER', '도담설계']);

  const member = await join(api, owner);
  const second = await login(api, member.email);
  const picture = await uploadPicture(api, second);
  await api.ok('changeProfileImage', { token: second.accessJwt, body: { profileImgUrl: picture } });
  await api.ok('withdrawUser', { token: member.accessJwt, body });
  expect(await api.fails('getUser', { token: second.accessJwt })).toBe('401 UNAUTHENTICATED');
  const refresh = { body: { refreshJwt: second.refreshJwt } };
  expect(await api.fails('refreshAccessToken', refresh)).toBe('401 UNAUTHENTICATED');
  const credentials = { body: { email: member.email, password: PASSWORD } };
  expect(await api.fails('login', credentials)).toBe('422 CREDENTIALS_WRONG');
  const row = await api.database
    .selectFrom('users')
    .selectAll()
    .where('userUuid', '=', member.userUuid)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(member.email);
  expect(row).toMatchObject({ name: '탈퇴한 회원', passwordHash: '', profileImgUrl: null, ...body });
  const imageId = picture.split('/').at(-1) ?? '';
  expect(await api.fails('getImage', { path: { imageId } })).toBe('404 NOT_FOUND');
  const again = await signUp(api, member.email);
  expect(again.userUuid).not.toBe(member.userUuid);
});

test('somebody who left every organisation still has their account and can start again', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner);
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: member.organizationMemberUuid },
  });
  const alone = await login(api, member.email);
  const token = alone.accessJwt;
  expect(await api.ok('getUser', { token })).toMatchObject({ organizationMemberUuid: null, permissions: [] });
  expect(await api.ok('listOrganizations', { token })).toEqual([]);
  await api.ok('createOrganization', { token, body: { name: '새 조직' } });
  const { userInfo } = await api.ok('refreshAccessToken', { body: { refreshJwt: alone.refreshJwt } });
  expect((await api.ok('getSession', { token: userInfo.accessJwt })).organization?.name).toBe('새 조직');
  await invite(api, await login(api, member.email), freshEmail());
});
