import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, look, readyDraft, receiver, sent, verify } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const call = (person: Person, body: object) => ({ token: person.accessJwt, body });

const SETTINGS = {
  allowDelegate: false,
  allowAnnotate: true,
  showOthers: 'NONE',
  pageSealEdge: 'LEFT',
  footer: false,
  language: 'en',
};

test('the service’s own hold at first, with letters from the name', async () => {
  expect(await api.ok('getServiceSettings', { token: owner.accessJwt })).toMatchObject({
    expiryDays: 14,
    remindDaysBefore: [3, 1],
    channels: ['MAIL'],
    verifications: [],
    linkDays: 30,
    repliesToSender: false,
    documentPrefix: 'HB',
  });
});

test('a new draft begins with what was decided; drafts that exist keep theirs', async () => {
  const token = owner.accessJwt;
  const before = await draft(api, owner, { title: '먼저' });
  const body = { expiryDays: 3, remindDaysBefore: [0, 2], settings: SETTINGS, documentPrefix: 'ZZZ', linkDays: 365 };
  const changed = await api.ok('changeServiceSettings', { token, body });
  expect(changed).toMatchObject({ ...body, remindDaysBefore: [2, 0], channels: ['MAIL'] });
  expect(await look(api, owner, before.contractId)).toMatchObject({ expiryDays: 14, remindDaysBefore: [3, 1] });
  const ready = await readyDraft(api, owner);
  expect(await look(api, owner, ready.contractId)).toMatchObject({
    expiryDays: 3,
    settings: SETTINGS,
    expiresAt: null,
  });
  const { documentNo, expiresAt } = await api.ok('sendContract', ready.call);
  expect(documentNo).toMatch(/^ZZZ-/);
  const days = (Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(4);
  const own = await api.ok('changeServiceSettings', { token, body: { documentPrefix: null } });
  expect(own.documentPrefix).toBe('HB');
});

test('everybody reads, who manages the organisation changes, and nonsense is refused', async () => {
  const member = await join(api, owner);
  const manager = await join(api, owner, ['ORGANIZATION_MANAGE']);
  await api.ok('getServiceSettings', { token: member.accessJwt });
  expect(await api.fails('changeServiceSettings', call(member, { linkDays: 60 }))).toBe('403 FORBIDDEN');
  expect((await api.ok('changeServiceSettings', call(manager, { linkDays: 60 }))).linkDays).toBe(60);
  for (const body of [
    { expiryDays: 0 },
    { linkDays: 29 },
    { channels: [] },
    { documentPrefix: 'A' },
    { expiryDays: 366 },
  ])
    expect(await api.fails('changeServiceSettings', call(manager, body))).toBe('422 VALIDATION');
  expect(await api.fails('changeServiceSettings', call(manager, {}))).toBe('400 MALFORMED');
});

test('replies to emails go to the sender once the organisation wants them to', async () => {
  const token = owner.accessJwt;
  const repliesOf = async (name: string) => {
    const [signer] = (await sent(api, owner, [receiver(name)])).receivers;
    const mails = await api.mailsTo(signer?.email ?? '');
    return mails.at(-1)?.replyTo;
  };
  expect(await repliesOf('이도윤')).toBeUndefined();
  await api.ok('changeServiceSettings', { token, body: { repliesToSender: true } });
  expect(await repliesOf('박민지')).toBe(owner.email);
  const stranger = await signUp(api);
  await verify(api, stranger);
  await sent(api, stranger, [receiver('한유나')]);
  const [foreign] = await api.mailsTo(receiver('한유나').email ?? '');
  expect(foreign?.replyTo).toBeUndefined();
});

test('two who change different things at once both have their way', async () => {
  const change = (body: object) => api.ok('changeServiceSettings', { token: owner.accessJwt, body });
  await Promise.all([change({ expiryDays: 30 }), change({ linkDays: 90 }), change({ channels: ['SMS'] })]);
  expect(await api.ok('getServiceSettings', { token: owner.accessJwt })).toMatchObject({
    expiryDays: 30,
    linkDays: 90,
    channels: ['SMS'],
  });
});
