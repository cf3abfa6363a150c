import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findAccess } from '../../../server/contract/access.ts';
import { operations } from '../../../server/contract/document.ts';
import { age, look, receiver, type ReceiverDraft } from '../../support/contracts.ts';
import { login, type Person } from '../../support/people.ts';
import { arrive, sendToReceiver, eventsOf, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
// An earlier test may have moved the clock past the end of the session.
beforeEach(async () => {
  owner = await login(api, owner.email);
});
afterAll(() => api.close());

const MINUTE = 60_000;
const asked = (more?: Partial<ReceiverDraft>, others?: ReceiverDraft[]) => sendToReceiver(api, owner, more, others);

test('without anything to verify, opening the document is enough, and looking at the link changes nothing', async () => {
  const { call, contractId, linkToken } = await asked({ phone: '01012345678' });
  const before = await eventsOf(api, call);
  const arrival = await api.ok('openLink', { body: { linkToken } });
  await api.ok('openLink', { body: { linkToken } });
  expect(arrival).toMatchObject({
    scope: 'verify',
    steps: [],
    letter: {
      organizationName: '한빛물산 주식회사',
      senderName: '김지수',
      title: '2026년 근로계약서',
      status: 'IN_PROGRESS',
      pageCount: 2,
      fieldCount: 1,
      people: [],
      signedBefore: [],
      receiver: {
        name: '이도윤',
        role: 'SIGNER',
        state: 'NOTIFIED',
        hasTurn: true,
        phone: '010-****-5678',
        hasConsented: false,
      },
    },
  });
  // Without verification steps, the first page may be shown next to the letter.
  const picture = await api.app.inject({ url: arrival.letter.pageImageUrl ?? '' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await eventsOf(api, call)).toEqual(before);
  const opened = await api.ok('openDocument', { token: arrival.accessJwt });
  expect(opened.scope).toBe('sign');
  await api.ok('openDocument', { token: opened.accessJwt });
  expect(await eventsOf(api, call)).toEqual([...before, 'LINK_OPENED', 'VERIFIED']);
  const { receivers } = await look(api, owner, contractId);
  expect(receivers[0]).toMatchObject({ state: 'VERIFIED' });
  const messages = await api.ok('listContractMessages', call);
  expect(messages[0]?.openedAt).not.toBeNull();
});

test('every dead end says what it is', async () => {
  expect(await api.fails('openLink', { body: { linkToken: 'x'.repeat(22) } })).toBe('410 LINK_WRONG');

  const later = receiver('한유나', { email: 'later@out.example', order: 2 });
  const { call, contractId, receivers, linkToken } = await asked({}, [later]);
  const [first, second] = receivers.map(({ receiverUuid }) => receiverUuid);
  const { token } = await arrive(api, linkToken);
  await api.database
    .updateTable('receivers')
    .set({ hasTurn: true })
    .where('receiverUuid', '=', second ?? '')
    .execute();
  const { link } = await api.ok('giveLink', { ...call, path: { contractId, receiverUuid: second ?? '' } });
  await api.database
    .updateTable('receivers')
    .set({ hasTurn: false })
    .where('receiverUuid', '=', second ?? '')
    .execute();
  const early = new URL(link).searchParams.get('t') ?? '';
  const notYet = await api.call('openLink', { body: { linkToken: early } });
  expect([notYet.status, notYet.error.errorCode, notYet.error.deadEnd]).toEqual([
    409,
    'NOT_YOUR_TURN',
    {
      title: '2026년 근로계약서',
      organizationName: '한빛물산 주식회사',
      senderName: '김지수',
      waitsFor: ['이도윤'],
      reason: null,
      endedAt: null,
      accessJwt: expect.any(String),
      language: 'ko',
    },
  ]);

  await api.ok('correctReceiver', {
    token: owner.accessJwt,
    path: { contractId, receiverUuid: first ?? '' },
    body: { email: 'corrected@out.example' },
  });
  expect(await api.fails('openLink', { body: { linkToken } })).toBe('410 LINK_OVER');
  expect(await api.fails('openDocument', { token })).toBe('401 UNAUTHENTICATED');
  const anew = await newestLink(api, 'corrected@out.example');
  const present = await arrive(api, anew);

  await age(api, contractId, 'expires_at');
  expect(await api.fails('openDocument', { token: present.token })).toBe('410 CONTRACT_EXPIRED');
  expect(await api.fails('openLink', { body: { linkToken: anew } })).toBe('410 CONTRACT_EXPIRED');

  const cancelled = await asked();
  const before = await arrive(api, cancelled.linkToken);
  await api.ok('cancelContract', { ...cancelled.call, body: { reason: '내용이 바뀌었어요' } });
  expect(await api.fails('openLink', { body: { linkToken: cancelled.linkToken } })).toBe('410 CONTRACT_CANCELLED');
  expect(await api.fails('openDocument', { token: before.token })).toBe('410 CONTRACT_CANCELLED');
  await sql`update contracts set ended_at = now() - interval '31 days' where contract_id = ${cancelled.contractId}`.execute(
    api.database,
  );
  expect(await api.fails('openLink', { body: { linkToken: cancelled.linkToken } })).toBe('410 LINK_OVER');
});

test('a receiver’s token works for receivers’ calls only, and expires', async () => {
  const { linkToken } = await asked({ verifications: ['EMAIL_CODE'] });
  const { token } = await arrive(api, linkToken);
  const path = { id: owner.organizationUuid, organizationUuid: owner.organizationUuid };
  for (const { id } of operations) {
    const access = findAccess(id);
    if (access.who !== 'user' && access.who !== 'member') continue;
    const answer = await api.call(id, { token, path: { ...path, contractId: owner.organizationUuid } });
    expect([id, answer.status]).toEqual([id, 401]);
  }
  expect(await api.fails('openDocument', { token: owner.accessJwt })).toBe('401 UNAUTHENTICATED');
  api.advance(30 * MINUTE);
  expect(await api.fails('openDocument', { token })).toBe('401 UNAUTHENTICATED');
});

const said = async (url: string) => {
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'accept-language': 'en-US,en;q=0.9' },
    payload: { linkToken: 'x'.repeat(22) },
  });
  return response.json<{ message: string }>().message;
};

test('who reads English is told in English, by calls of receivers alone', async () => {
  expect(await said('/api/sign/links')).toBe('This link isn’t valid. Use the link in the message you received.');
  expect(await said('/api/app/auths/login')).toMatch(/[가-힣]/);
});
