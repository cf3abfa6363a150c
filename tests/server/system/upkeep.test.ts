import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireInvitations, removeExpiredData } from '../../../server/modules/upkeep/upkeep.ts';
import { freshEmail, invite, join, login, signUp } from '../../support/people.ts';
import { uploadPicture } from '../../support/pictures.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const imageId = (url: string) => ({ imageId: url.split('/').at(-1) ?? '' });
const DAY = 24 * 3_600_000;

test('what has run out goes, what is in use stays, and an expired invitation is renewed as before', async () => {
  const owner = await signUp(api);
  const used = await uploadPicture(api, owner);
  await api.ok('changeProfileImage', { token: owner.accessJwt, body: { profileImgUrl: used } });
  const draft = await uploadPicture(api, owner);
  const guest = freshEmail();
  const invitation = await invite(api, owner, guest);
  await api.ok('requestPasswordEmail', { body: { email: owner.email } });
  await api.fails('login', { body: { email: freshEmail(), password: 'x' } });

  api.advance(8 * DAY);
  for (const work of [removeExpiredData, expireInvitations, removeExpiredData, expireInvitations]) await work(api.deps);
  const left = async (table: 'uploads' | 'signUpCodes' | 'passwordResets' | 'locks' | 'sessionFamilies') =>
    (
      await api.database
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('rows'))
        .execute()
    )[0]?.rows;
  expect(await left('uploads')).toBe(1);
  expect([await left('signUpCodes'), await left('passwordResets'), await left('locks')]).toEqual([0, 0, 0]);
  expect(await left('sessionFamilies')).toBe(1);
  expect((await api.call('getImage', { path: imageId(used) })).status).toBe(200);
  expect(await api.fails('getImage', { path: imageId(draft) })).toBe('404 NOT_FOUND');

  const { organizationMemberUuid } = invitation;
  expect(await api.fails('validateInvitation', { query: { organizationMemberUuid } })).toBe('410 INVITATION_EXPIRED');
  const again = await invite(api, await login(api, owner.email), guest);
  expect(again).toMatchObject({ outcome: 'RENEWED', organizationMemberUuid });
});

test('why somebody has left is forgotten after 30 days', async () => {
  const owner = await signUp(api);
  const { accessJwt, userUuid } = await join(api, owner);
  await api.ok('withdrawUser', { token: accessJwt, body: { withdrawReason: '회사를 옮겨요. 010-1234-5678' } });
  const reason = async () =>
    (
      await api.database
        .selectFrom('users')
        .select('withdrawReason')
        .where('userUuid', '=', userUuid)
        .executeTakeFirstOrThrow()
    ).withdrawReason;
  api.advance(30 * DAY);
  await removeExpiredData(api.deps);
  expect(await reason()).toBe('회사를 옮겨요. 010-1234-5678');
  api.advance(1);
  await removeExpiredData(api.deps);
  expect(await reason()).toBeNull();
});

test('why an organisation was closed is forgotten after 30 days', async () => {
  const { accessJwt, organizationUuid } = await signUp(api);
  await api.ok('withdrawOrganization', {
    token: accessJwt,
    path: { id: organizationUuid },
    body: { withdrawReason: '폐업해요. 김지수 010-1234-5678' },
  });
  const { withdrawnAt, withdrawReason } = await closedOrganization(organizationUuid);
  expect(withdrawReason).toBe('폐업해요. 김지수 010-1234-5678');
  api.advance(30 * DAY);
  await removeExpiredData(api.deps);
  expect(await closedOrganization(organizationUuid)).toEqual({ withdrawnAt, withdrawReason });
  api.advance(1);
  await removeExpiredData(api.deps);
  expect(await closedOrganization(organizationUuid)).toEqual({ withdrawnAt, withdrawReason: null });
});

const closedOrganization = (organizationUuid: string) =>
  api.database
    .selectFrom('organizations')
    .select(['withdrawnAt', 'withdrawReason'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
