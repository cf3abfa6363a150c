import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { verify } from '../../support/contracts.ts';
import { join, type Person } from '../../support/people.ts';
import { arrive } from '../../support/receiving.ts';
import { complete, CONSENTS, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

async function linksOf(contractId: string) {
  const events = await listEvents(api.database, contractId);
  return events.flatMap(({ kind, data }) =>
    kind === 'LINK_OPENED' || kind === 'SIGNED' || kind === 'APPROVED' ? [[kind, data.link]] : [],
  );
}

const messagesOf = (contractId: string) =>
  api.database
    .selectFrom('outboxMessages')
    .select(['messageUuid', 'channel'])
    .where('contractId', '=', contractId)
    .orderBy('messageUuid')
    .execute();

async function signBy(link: string, version?: number) {
  const { token } = await arrive(api, new URL(link).searchParams.get('t') ?? '');
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  return complete(api, token, version ?? (await fill(api, token)));
}

test.each(['MAIL', 'SMS'] as const)('who came by what went to them by %s came by that message', async (channel) => {
  const to = channel === 'MAIL' ? { email: 'link@out.example' } : { phone: '01055556666', email: null };
  const { contractId } = await sendContract(api, owner, { people: [{ ...to, channels: [channel] }] });
  await sign(api, channel === 'MAIL' ? 'link@out.example' : '01055556666');
  const [message] = await messagesOf(contractId);
  const link = { via: channel, messageId: message?.messageUuid };
  expect(await linksOf(contractId)).toEqual([
    ['LINK_OPENED', link],
    ['SIGNED', link],
  ]);
});

test('a link that a member took is told with the member, whoever had mailed one before', async () => {
  const { call, contractId, people, receivers } = await sendContract(api, owner, {
    people: [{ role: 'APPROVER' }, {}],
  });
  await startSigning(api, people[0]?.email);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const { link } = await api.ok('giveLink', { ...call, path });
  expect((await signBy(link, 0)).status).toBe(200);
  const [message] = await messagesOf(contractId);
  expect(await linksOf(contractId)).toEqual([
    ['LINK_OPENED', { via: 'MAIL', messageId: message?.messageUuid }],
    ['APPROVED', { via: 'HANDED', givenBy: owner.organizationMemberUuid }],
  ]);
});

test('a member who signs in their own frame came by their own session', async () => {
  const member = await join(api, owner);
  await verify(api, member);
  const { contractId, receivers } = await sendContract(api, owner, { people: [{ email: member.email }] });
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const { link } = await api.ok('openOwnSigning', { token: member.accessJwt, path });
  expect((await signBy(link)).status).toBe(200);
  expect(await linksOf(contractId)).toEqual([
    ['LINK_OPENED', { via: 'OWN_SESSION' }],
    ['SIGNED', { via: 'OWN_SESSION' }],
  ]);
});

test('of a link that was made before this was kept, nothing is said', async () => {
  const { contractId, people, receivers } = await sendContract(api, owner);
  const token = await startSigning(api, people[0]?.email);
  await api.database
    .updateTable('receiverLinks')
    .set({ via: null, givenBy: null })
    .where('receiverUuid', '=', receivers[0]?.receiverUuid ?? '')
    .execute();
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
  const signed = (await listEvents(api.database, contractId)).find(({ kind }) => kind === 'SIGNED');
  expect(Object.keys(signed?.data ?? {})).not.toContain('link');
});
