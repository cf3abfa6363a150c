import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, readyDraft, receiver, type Field, type ReceiverDraft } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { arrive } from '../../support/receiving.ts';
import { keepMark, inAnHour } from '../../support/sender-marks.ts';
import { complete, CONSENTS, fill } from '../../support/signing.ts';
import { publishedTemplate } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  // This person has just signed up and has never verified a phone.
  owner = await signUp(api);
});
afterAll(() => api.close());

const toOwner = (more: Partial<ReceiverDraft> = {}) => receiver('김지수', { email: owner.email, ...more });

async function send(people: ReceiverDraft[], body?: object) {
  const { call } = await readyDraft(api, owner, people);
  return api.call('sendContract', { ...call, ...(body && { body }) });
}

const outcome = async (people: ReceiverDraft[], body?: object) => {
  const { status, error } = await send(people, body);
  return status === 200 ? 'sent' : `${status} ${error.errorCode}`;
};
const REFUSED = '403 VERIFICATION_NEEDED';

test('to oneself alone, it is sent and signed without a verified phone', async () => {
  const { call, contractId, receivers } = await readyDraft(api, owner, [toOwner()]);
  await api.ok('sendContract', call);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const { link } = await api.ok('openOwnSigning', { token: owner.accessJwt, path });
  const { token } = await arrive(api, new URL(link).searchParams.get('t') ?? '');
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  expect((await complete(api, token, await fill(api, token))).status).toBe(200);
});

test.each<[string, () => Partial<ReceiverDraft>, string]>([
  ['capital letters of the same address', () => ({ email: owner.email.toUpperCase() }), 'sent'],
  ['a code by mail', () => ({ verifications: ['EMAIL_CODE'] }), 'sent'],
  ['another address', () => ({ email: 'other@out.example' }), REFUSED],
  ['the same name before another domain', () => ({ email: owner.email.replace('.example', '.example.kr') }), REFUSED],
  ['a label added to the address', () => ({ email: owner.email.replace('@', '+a@') }), REFUSED],
  ['an identity demanded', () => ({ phone: '01012345678', verifications: ['PHONE_IDENTITY'] }), REFUSED],
  ['a code by text message', () => ({ phone: '01012345678', verifications: ['PHONE_CODE'] }), REFUSED],
  ['a text message as well', () => ({ phone: '01012345678', channels: ['MAIL', 'SMS'] }), REFUSED],
  ['a phone number alone', () => ({ phone: '01012345678' }), REFUSED],
  ['an approver', () => ({ role: 'APPROVER' }), REFUSED],
  ['a CC', () => ({ role: 'VIEWER' }), REFUSED],
])('%s', async (_, more, expected) => {
  expect(await outcome([toOwner(more())])).toBe(expected);
});

test('a second receiver needs the verification, whatever they do', async () => {
  expect(await outcome([toOwner(), receiver('이도윤')])).toBe(REFUSED);
  expect(await outcome([toOwner(), receiver('이도윤', { role: 'VIEWER' })])).toBe(REFUSED);
  expect(await outcome([toOwner(), toOwner({ name: '김지수(부장)', email: owner.email.toUpperCase() })])).toBe(REFUSED);
});

test('a template to oneself alone needs no verification either, and leaves nothing behind if it does', async () => {
  const { templateId, slots } = await publishedTemplate(api, owner);
  const slotUuid = slots[0]?.slotUuid ?? '';
  const sendTemplate = (email: string, more: object = {}) => ({
    token: owner.accessJwt,
    path: { templateId },
    body: { people: [{ slotUuid, name: '김지수', email }], ...more },
  });
  expect(await api.ok('sendTemplate', sendTemplate(owner.email))).toMatchObject({ status: 'IN_PROGRESS' });
  const countContracts = async () => (await api.database.selectFrom('contracts').select('contractId').execute()).length;
  const before = await countContracts();
  expect(await api.fails('sendTemplate', sendTemplate('other@out.example'))).toBe(REFUSED);
  expect(await api.fails('sendTemplate', sendTemplate(owner.email, inAnHour()))).toBe(REFUSED);
  expect(await countContracts()).toBe(before);
});

test('nothing is scheduled, not even to oneself', async () => {
  expect(await outcome([toOwner()], inAnHour())).toBe(REFUSED);
});

const changed = async (own: (fileId: string) => Field[]) => {
  const ready = await readyDraft(api, owner, [toOwner()]);
  const fields = [...ready.fields, ...own(ready.fileId)];
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields } });
  return api.fails('sendContract', ready.call);
};

test('a mark of the sender needs the verification', async () => {
  await keepMark(api, owner);
  const place = {
    rect: { x: 300, y: 300, width: 120, height: 60 },
    senderMark: { from: 'MINE', markId: null },
  } as const;
  expect(await changed((fileId) => [field(fileId, null, place)])).toBe(REFUSED);
});

test('a seal over the pages needs the verification', async () => {
  const ready = await readyDraft(api, owner, [toOwner()]);
  const contract = await api.ok('getContract', ready.call);
  const settings = { ...contract.settings, pageSealEdge: 'RIGHT' };
  await api.ok('changeContract', { ...ready.call, body: { version: ready.version, settings } });
  expect(await api.fails('sendContract', ready.call)).toBe(REFUSED);
});

test('somebody else’s draft to its author, or to whoever sends it, needs the verification', async () => {
  const lead = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  const toAuthor = await readyDraft(api, owner, [toOwner()]);
  const toLead = await readyDraft(api, owner, [receiver('배준호', { email: lead.email })]);
  for (const { call } of [toAuthor, toLead])
    expect(await api.fails('sendContract', { ...call, token: lead.accessJwt })).toBe(REFUSED);
});

test('whoever sent to themselves does not reach others by handing over their turn', async () => {
  const { call, contractId, receivers } = await readyDraft(api, owner, [toOwner()]);
  await api.ok('sendContract', call);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  const { link } = await api.ok('openOwnSigning', { token: owner.accessJwt, path });
  const { token } = await arrive(api, new URL(link).searchParams.get('t') ?? '');
  const body = { name: '이도윤', email: 'dy@out.example' };
  expect(await api.fails('delegateSigning', { token, body })).toBe(REFUSED);
  const correction = { ...call, path, body: { email: 'dy@out.example' } };
  expect(await api.fails('correctReceiver', correction)).toBe(REFUSED);
});
