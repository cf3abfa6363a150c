import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox, look, receiver, sent, verify, work } from '../../support/contracts.ts';
import { join, signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}
const sign = (receiverUuid: string) =>
  api.database
    .updateTable('receivers')
    .set({ state: 'SIGNED', hasTurn: false, finishedAt: new Date() })
    .where('receiverUuid', '=', receiverUuid)
    .execute();

test('a member signs through their own link, which knows who they are', async () => {
  const owner = await sender();
  const member = await join(api, owner);
  await verify(api, member);
  const me = receiver('배준호', { email: member.email.toUpperCase(), verifications: ['EMAIL_CODE'] });
  const later = receiver('이도윤', { order: 2 });
  const { contractId, receivers } = await sent(api, owner, [me, later]);
  const [first, second] = receivers.map(({ receiverUuid }) => ({ contractId, receiverUuid }));
  const path = first ?? { contractId, receiverUuid: '' };
  const { link } = await api.ok('openOwnSigning', { token: member.accessJwt, path });
  expect(link).toMatch(/^https:\/\/dojang\.test\/receiver\/callback\?t=\w{22}$/);
  const links = await api.database
    .selectFrom('receiverLinks')
    .select('organizationMemberUuid')
    .where('receiverUuid', '=', path.receiverUuid)
    .execute();
  expect(links).toEqual([{ organizationMemberUuid: member.organizationMemberUuid }]);
  expect(await api.fails('openOwnSigning', { token: owner.accessJwt, path })).toBe('403 NOT_THE_RECEIVER');
  expect(await api.fails('openOwnSigning', { token: member.accessJwt, path: second ?? path })).toBe(
    '403 NOT_THE_RECEIVER',
  );
  const stranger = await sender();
  expect(await api.fails('openOwnSigning', { token: stranger.accessJwt, path })).toBe('404 NOT_FOUND');
  await sign(path.receiverUuid);
  expect(await api.fails('openOwnSigning', { token: member.accessJwt, path })).toBe('409 NOT_THEIR_TURN');
});

test('somebody who has signed is asked for a value again, once', async () => {
  const owner = await sender();
  const made = await sent(api, owner, [receiver('이도윤'), receiver('한유나', { email: 'yn@out.example' })]);
  const { contractId, call, receivers, fields } = made;
  const [him, her] = receivers.map(({ receiverUuid }) => receiverUuid);
  const [own, others] = fields.map(({ fieldId }) => fieldId);
  const body = { receiverUuid: him, fieldIds: [own], message: '주소를 도로명으로 적어주세요.' };
  expect(await api.fails('askForValues', { ...call, body })).toBe('409 RECEIVER_NOT_SIGNED');
  await sign(him ?? '');
  expect(await api.fails('askForValues', { ...call, body: { ...body, fieldIds: [others] } })).toBe(
    '422 FIELDS_NOT_THEIRS',
  );
  const key = 'ask-0000001';
  const first = await api.ok('askForValues', { ...call, body, key });
  expect(await api.ok('askForValues', { ...call, body, key })).toEqual(first);
  expect((await look(api, owner, contractId)).receivers[0]).toMatchObject({ state: 'NOTIFIED', hasTurn: true });
  const events = await api.ok('listContractEvents', call);
  expect(events.at(-1)?.words).toBe('이도윤 님에게 1칸을 다시 부탁했어요');
  await sign(her ?? '');
  const second = { ...body, receiverUuid: her, fieldIds: [others] };
  expect(await api.fails('askForValues', { ...call, body: second })).toBe('409 REQUEST_OPEN');
  await work(api);
  const mails = await inbox(api, made.receivers[0]?.email ?? '');
  expect(mails.at(-1)?.bodyText).toContain('주소를 도로명으로 적어주세요.');
  expect(mails.at(-1)?.bodyText).toMatch(/receiver\/callback\?t=\w{22}/);
  await api.ok('cancelContract', { ...call, body: { reason: '그만둘게요' } });
  expect(await api.fails('askForValues', { ...call, body: second })).toBe('409 CONTRACT_NOT_RUNNING');
});
