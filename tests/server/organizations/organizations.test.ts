import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, invite, join, signUp } from '../../support/people.ts';
import { uploadPicture } from '../../support/pictures.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('what an organisation says about itself', async () => {
  const owner = await signUp(api);
  const change = (body: object) =>
    api.call('changeOrganization', { token: owner.accessJwt, path: { id: owner.organizationUuid }, body });
  const facts = {
    businessNumber: '1234567891',
    representative: ' 정해원 ',
    address: '부산광역시 해운대구',
    phone: '0517001234',
  };
  expect((await change({ name: '한빛물산', ...facts })).result).toMatchObject({
    name: '한빛물산',
    ...facts,
    representative: '정해원',
    logoImgUrl: null,
    plan: 'FREE',
    memberCount: 1,
  });
  expect((await change({ representative: '', phone: null })).result).toMatchObject({
    representative: null,
    phone: null,
  });
  expect((await change({ businessNumber: '1234567890' })).error.errorCode).toBe('BUSINESS_NUMBER_INVALID');
  expect((await change({ businessNumber: '0000000000' })).error.errorCode).toBe('BUSINESS_NUMBER_INVALID');
  expect((await change({ name: ' ' })).error.errorCode).toBe('NAME_INVALID');
  expect((await change({})).error.errorCode).toBe('MALFORMED');
});

test('its logo is a picture that was put here', async () => {
  const owner = await signUp(api);
  const path = { id: owner.organizationUuid };
  const change = (logoImgUrl: string | null) =>
    api.call('changeOrganization', { token: owner.accessJwt, path, body: { logoImgUrl } });
  const logo = await uploadPicture(api, owner);
  expect((await change(logo)).result.logoImgUrl).toBe(logo);
  expect((await change(logo)).status).toBe(200);
  const imageId = logo.slice(`${PUBLIC_URL}/api/images/`.length);
  expect((await api.call('getImage', { path: { imageId } })).status).toBe(200);
  expect((await change(null)).result.logoImgUrl).toBeNull();
  expect(await api.fails('getImage', { path: { imageId } })).toBe('404 NOT_FOUND');
  expect((await change('https://evil.example/a.png')).error.errorCode).toBe('FOREIGN_ADDRESS');
  const token = owner.accessJwt;
  const { profileImgUrl } = await api.ok('presignProfileImage', { token, body: { fileName: 'a.png' } });
  expect((await change(profileImgUrl)).error.errorCode).toBe('IMAGE_UNREADABLE');
  api.advance(10 * 60_000);
  expect((await change(profileImgUrl)).error.errorCode).toBe('UPLOAD_EXPIRED');
});

test('it closes when nobody else is in it, with its invitations', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner);
  const guest = freshEmail();
  const invitation = await invite(api, owner, guest);
  const close = (token = owner.accessJwt) =>
    api.call('withdrawOrganization', {
      token,
      path: { id: owner.organizationUuid },
      body: { withdrawReason: '더 쓰지 않아요' },
    });
  expect((await close(member.accessJwt)).error.errorCode).toBe('FORBIDDEN');
  expect((await close()).error.errorCode).toBe('MEMBERS_REMAIN');
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: member.organizationMemberUuid },
  });
  expect((await close()).status).toBe(200);
  expect((await close()).error.errorCode).toBe('MEMBERSHIP_ENDED');
  const { organizationMemberUuid } = invitation;
  expect(await api.fails('validateInvitation', { query: { organizationMemberUuid } })).toBe('410 INVITATION_CANCELLED');
  expect(await api.ok('listOrganizations', { token: owner.accessJwt })).toEqual([]);
  expect((await api.ok('getSession', { token: owner.accessJwt })).organization).toBeNull();
});

test('of an acceptance and a closing at once, only one happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await signUp(api);
    const guest = await signUp(api);
    const { organizationMemberUuid } = await invite(api, owner, guest.email);
    const [accepted, closed] = await Promise.all([
      api.call('acceptInvitation', {
        token: guest.accessJwt,
        path: { organizationMemberUuid, inviteeEmail: guest.email },
        body: {},
      }),
      api.call('withdrawOrganization', {
        token: owner.accessJwt,
        path: { id: owner.organizationUuid },
        body: { withdrawReason: '그만둬요' },
      }),
    ]);
    expect([accepted.status, closed.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

test('another organisation of one’s own', async () => {
  const owner = await signUp(api);
  const token = owner.accessJwt;
  const made = await api.ok('createOrganization', { token, body: { name: '도담설계' } });
  expect(made).toMatchObject({ name: '도담설계', isOwner: true, memberStatusType: 'ACCEPTED', memberCount: 1 });
  expect(await api.fails('createOrganization', { token, body: { name: '\u200b' } })).toBe('422 NAME_INVALID');
  const names = (await api.ok('listOrganizations', { token })).map(({ organizationUuid }) => organizationUuid);
  expect(names).toEqual([owner.organizationUuid, made.organizationUuid]);
  const foreign = { token, path: { id: made.organizationUuid } };
  expect(await api.fails('getOrganization', foreign)).toBe('404 NOT_FOUND');
});
