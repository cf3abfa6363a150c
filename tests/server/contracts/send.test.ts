import { getDefaultDeadlineDay } from '../../../rules/deadline.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { listEvents, readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { draft, field, inbox, look, readyDraft, receiver, sent, verify, work } from '../../support/contracts.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { open, upload } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const outbox = (contractId: string) =>
  api.database
    .selectFrom('outboxMessages')
    .selectAll()
    .where('contractId', '=', contractId)
    .orderBy('messageUuid')
    .execute();
const kinds = async (contractId: string) => (await listEvents(api.database, contractId)).map(({ kind }) => kind);
const seoul = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });

const secretIn = (words: string | undefined) =>
  /https:\/\/dojang\.test\/receiver\/callback\?t=([0-9A-Za-z]{22})(?![0-9A-Za-z])/.exec(words ?? '')?.[1] ?? '';

test('sending is one step: number, document, chain and messages', async () => {
  const people = [
    receiver('정해원', { order: 5, message: '잘 부탁드려요.' }),
    receiver('이도윤', { order: 9 }),
    receiver('김지수', { role: 'VIEWER' }),
  ];
  const { contractId, state, fileId } = await sent(api, owner, people);
  const contract = await look(api, owner, contractId);
  const month = seoul
    .format(new Date(contract.sentAt ?? ''))
    .slice(2, 7)
    .replace('-', '');
  expect(state).toMatchObject({ status: 'IN_PROGRESS', sealState: 'NONE', documentNo: `HB-${month}-0001` });
  expect(contract.receivers.map((one) => [one.name, one.state, one.hasTurn])).toEqual([
    ['정해원', 'NOTIFIED', true],
    ['이도윤', 'WAITING', false],
    ['김지수', 'WAITING', false],
  ]);
  expect(contract).toMatchObject({ pageCount: 2, files: [{ firstPage: 1 }] });

  // A deadline on a holiday is moved, so the expected day depends on today's date.
  const lastDay = getDefaultDeadlineDay(new Date(contract.sentAt ?? ''), 14);
  expect(seoul.format(new Date(contract.expiresAt ?? ''))).toBe(`${lastDay} 23:59:00`);

  expect(await kinds(contractId)).toEqual(['CREATED', 'SENT']);
  const events = await listEvents(api.database, contractId);
  const record = await readRecord(api.database, contractId);
  expect(verifyChain(exportChain(record, 'CERTIFICATE'), record.head)).toMatchObject({ ok: true });
  const hash = createHash('sha256')
    .update(fakePdf({ pages: 2 }))
    .digest('hex');
  expect(events[0]).toMatchObject({
    actor: { kind: 'MEMBER', id: owner.organizationMemberUuid, name: '김지수' },
    ip: '127.0.0.1',
    data: {
      title: '2026년 근로계약서',
      documentNo: state.documentNo,
      base: { sha256: hash, pageCount: 2 },
      files: [{ fileId, sha256: hash, normalisedSha256: hash, firstPage: 1, lastPage: 2 }],
    },
  });
  expect(JSON.stringify(events)).not.toContain('@receiver.example"'.replace('@', 'c815@'));

  const messages = await outbox(contractId);
  expect(messages).toMatchObject([{ channel: 'MAIL', template: 'SIGN_REQUEST', status: 'QUEUED', linkVersion: 1 }]);
  expect(await open(api, contract.documentUrl)).toMatchObject({ statusCode: 200 });
});

test('each message has a link of its own, whose secret is nowhere', async () => {
  const email = 'link@receiver.example';
  const { contractId, receivers } = await sent(api, owner, [
    receiver('정해원', { email, phone: '01012345678', channels: ['MAIL', 'SMS'], message: '둘 다 봐주세요' }),
  ]);
  expect((await outbox(contractId)).map(({ contentEnc }) => contentEnc?.length ?? 0).every(Boolean)).toBe(true);
  await work(api);
  const [mail] = await inbox(api, email);
  const [text] = await inbox(api, '01012345678');
  expect(mail?.subject).toBe('[도장] 김지수 님이 "2026년 근로계약서" 서명을 요청했어요');
  expect(mail?.bodyText).toContain('둘 다 봐주세요');
  expect(mail?.bodyHtml).toContain(secretIn(mail?.bodyText));
  const secrets = [secretIn(mail?.bodyText), secretIn(text?.bodyText)];
  expect(new Set(secrets).size).toBe(2);
  const links = await api.database
    .selectFrom('receiverLinks')
    .selectAll()
    .where('receiverUuid', '=', receivers[0]?.receiverUuid ?? '')
    .execute();
  expect(links.map(({ secretSha256 }) => secretSha256.toString('hex')).toSorted()).toEqual(
    secrets.map((secret) => createHash('sha256').update(secret).digest('hex')).toSorted(),
  );
  expect(await kinds(contractId)).toEqual(['CREATED', 'SENT', 'MESSAGE_SENT', 'MESSAGE_SENT']);
  const ledger = await api.ok('listContractMessages', { token: owner.accessJwt, path: { contractId } });
  expect(ledger).toMatchObject([
    { channel: 'MAIL', to: email, status: 'SENT', reason: null, openedAt: null },
    { channel: 'SMS', to: '01012345678', status: 'SENT' },
  ]);
});

test('several files become one document, with the pages in their order', async () => {
  const made = await draft(api, owner);
  const pdfs = [samplePdf({ pages: 2 }), samplePdf({ pages: 3, rotate: 90 })];
  const fileIds: string[] = [];
  for (const pdf of pdfs) {
    const { fileId } = await upload(api, owner, fakePdf({ pages: pdf === pdfs[0] ? 2 : 3, normalised: 'x' }));
    const sha256 = await api.deps.files.put(pdf);
    await api.database.updateTable('files').set({ normalisedSha256: sha256 }).where('fileUuid', '=', fileId).execute();
    fileIds.push(fileId);
  }
  await api.ok('changeContract', { ...made.call, body: { version: 1, fileIds } });
  const put = await api.ok('putReceivers', { ...made.call, body: { version: 2, receivers: [receiver('이도윤')] } });
  const fields = [field(fileIds[1] ?? '', put.receivers[0]?.receiverUuid ?? '', { page: 3 })];
  await api.ok('putFields', { ...made.call, body: { version: 3, fields } });
  await api.ok('sendContract', made.call);
  const contract = await look(api, owner, made.contractId);
  expect(contract).toMatchObject({ pageCount: 5, files: [{ firstPage: 1 }, { firstPage: 3 }] });
  const document = await open(api, contract.documentUrl);
  expect(document.headers['content-disposition']).toContain(encodeURIComponent('2026년 근로계약서_서명전.pdf'));
  const pages = openPdf(document.rawPayload).pages();
  expect(pages.map(({ info }) => info.rotation)).toEqual([0, 0, 90, 90, 90]);
  const [created] = await listEvents(api.database, made.contractId);
  const sha256 = createHash('sha256').update(document.rawPayload).digest('hex');
  expect(created?.data).toMatchObject({
    base: { sha256, pageCount: 5 },
    files: [{ lastPage: 2 }, { firstPage: 3, lastPage: 5 }],
  });
});

test('what stands against sending is said, with its place', async () => {
  const { call, contractId, fileId } = await draft(api, owner);
  const put = await api.ok('putReceivers', {
    ...call,
    body: { version: 1, receivers: [receiver('이도윤'), receiver('정해원', { email: 'a@gmial.com' })] },
  });
  const [one, other] = put.receivers.map(({ receiverUuid }) => receiverUuid);
  await api.ok('putFields', { ...call, body: { version: 2, fields: [field(fileId, one ?? '', { page: 9 })] } });
  const refused = await api.call('sendContract', call);
  expect([refused.status, refused.error.errorCode]).toEqual([422, 'CHECK_FAILED']);
  expect(refused.error.problems).toMatchObject([
    { code: 'FIELD_OFF_PAGE', severity: 'ERROR', place: { page: 9 } },
    { code: 'RECEIVER_WITHOUT_FIELD', message: '정해원 님의 칸이 없어요', place: { receiverUuid: other } },
  ]);
  const { maySend, problems } = await api.ok('checkContract', call);
  expect(maySend).toBe(false);
  expect(problems.map(({ code }) => code)).toEqual([
    'FIELD_OFF_PAGE',
    'RECEIVER_WITHOUT_FIELD',
    'MAIL_DOMAIN_ODD',
    'BLANK_LEFT',
  ]);
  expect((await look(api, owner, contractId)).status).toBe('DRAFT');
  expect(await kinds(contractId)).toEqual([]);
});

test('a deadline in the past, and a file that is not ready', async () => {
  const ready = await readyDraft(api, owner);
  const body = { version: ready.version, expiresAt: new Date(Date.now() - 1000).toISOString() };
  await api.ok('changeContract', { ...ready.call, body });
  expect((await api.call('sendContract', ready.call)).error.problems?.[0]?.code).toBe('EXPIRY_PAST');
  for (const script of [{ status: 'NEEDS_CONFIRMATION' }, { refusal: 'FILE_DAMAGED' }] as const) {
    const { fileId } = await upload(api, owner, fakePdf(script));
    const made = await api.ok('createContract', { token: owner.accessJwt, body: { title: '계약', fileIds: [fileId] } });
    const call = { ...ready.call, path: { contractId: made.contractId } };
    const { error } = await api.call('sendContract', call);
    expect([error.errorCode, error.problems?.[0]?.place.fileId]).toEqual(['FILE_NOT_READY', fileId]);
  }
});

test('who may not, who did not verify, who saw an older version', async () => {
  const ready = await readyDraft(api, owner);
  const unverified = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  const reader = await join(api, owner, ['CONTRACT_READ_ALL']);
  const stranger = await signUp(api);
  await verify(api, stranger);
  const by = (person: Person) => ({ ...ready.call, token: person.accessJwt });
  expect(await api.fails('sendContract', by(unverified))).toBe('403 VERIFICATION_NEEDED');
  expect(await api.fails('sendContract', by(reader))).toBe('403 FORBIDDEN');
  expect(await api.fails('sendContract', by(stranger))).toBe('404 NOT_FOUND');
  const old = await api.call('sendContract', { ...ready.call, body: { version: 1 } });
  expect([old.error.errorCode, old.error.version]).toEqual(['VERSION_CONFLICT', ready.version]);
  await verify(api, unverified);
  expect((await api.call('sendContract', by(unverified))).status).toBe(200);
});

test('sent by eight at once it is sent once', async () => {
  const ready = await readyDraft(api, owner);
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.call('sendContract', ready.call)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(new Set(lost.map(({ error }) => error.errorCode))).toEqual(new Set(['CONTRACT_NOT_DRAFT']));
  expect(await outbox(ready.contractId)).toHaveLength(1);
  expect(await kinds(ready.contractId)).toEqual(['CREATED', 'SENT']);
});

test('with a key the same answer comes again', async () => {
  const ready = await readyDraft(api, owner);
  const call = { ...ready.call, key: 'send it' };
  const first = await api.ok('sendContract', call);
  expect(await api.ok('sendContract', call)).toEqual(first);
  expect(await outbox(ready.contractId)).toHaveLength(1);
  expect(await api.fails('sendContract', ready.call)).toBe('409 CONTRACT_NOT_DRAFT');
});

test('a draft that changes while it is being sent is not sent half', async () => {
  const ready = await readyDraft(api, owner);
  const [sending, changing] = await Promise.all([
    api.call('sendContract', ready.call),
    api.call('changeContract', { ...ready.call, body: { version: ready.version, title: '바뀐 이름' } }),
  ]);
  const contract = await look(api, owner, ready.contractId);
  const outcome = [sending, changing].map(({ status, error }) => (status === 200 ? 'done' : error.errorCode));
  expect([
    // A contract is sent as it was read or not at all. A request that reads it after the change sends the changed one.
    ['done', 'CONTRACT_NOT_DRAFT', 'IN_PROGRESS', '2026년 근로계약서'],
    ['VERSION_CONFLICT', 'done', 'DRAFT', '바뀐 이름'],
    ['done', 'done', 'IN_PROGRESS', '바뀐 이름'],
  ]).toContainEqual([...outcome, contract.status, contract.title]);
});

test('numbers of documents are given out one by one', async () => {
  const person = await signUp(api, undefined, 'Hanbit Logistics');
  await verify(api, person);
  const drafts = await Promise.all(Array.from({ length: 10 }, () => readyDraft(api, person)));
  const states = await Promise.all(drafts.map(({ call }) => api.ok('sendContract', call)));
  const numbers = states.map(({ documentNo }) => documentNo?.replace(/^HA-\d{4}-/, ''));
  expect(new Set(numbers)).toEqual(
    new Set(Array.from({ length: 10 }, (_, place) => String(place + 1).padStart(4, '0'))),
  );
});

test('an access code is only a hash once it is sent', async () => {
  const code = { verifications: ['ACCESS_CODE' as const], accessCode: '990101', accessCodeHint: '생일' };
  const { contractId } = await sent(api, owner, [receiver('이도윤', code), receiver('배준호', code)]);
  const rows = await api.database.selectFrom('receivers').selectAll().where('contractId', '=', contractId).execute();
  expect(rows.map(({ accessCodeEnc, accessCodeHash }) => [accessCodeEnc, accessCodeHash])).toEqual(
    rows.map(() => [null, expect.stringMatching(/^\$hmac\$[\w-]{22}\$[\w-]{43}$/)]),
  );
  expect(new Set(rows.map(({ accessCodeHash }) => accessCodeHash)).size).toBe(2);
  expect((await look(api, owner, contractId)).receivers[0]).toMatchObject({ accessCode: null, accessCodeHint: '생일' });
});

test('a message in English, and one to somebody who approves', async () => {
  const email = 'english@receiver.example';
  const ready = await readyDraft(api, owner, [
    receiver('Jane', { email, order: 2 }),
    receiver('Joe', { email: 'joe@receiver.example', role: 'APPROVER' }),
  ]);
  const { settings } = await look(api, owner, ready.contractId);
  const body = { version: ready.version, settings: { ...settings, language: 'en' } };
  await api.ok('changeContract', { ...ready.call, body });
  await api.ok('sendContract', ready.call);
  await work(api);
  const [mail] = await inbox(api, 'joe@receiver.example');
  expect(mail?.subject).toBe('[Dojang] 김지수 asked you to review “2026년 근로계약서”');
  expect(mail?.bodyHtml).toContain('<html lang="en">');
  expect(mail?.bodyText.replaceAll(/2026년 근로계약서|김지수|한빛물산 주식회사/g, '')).not.toMatch(/[가-힣]/);
  expect(await inbox(api, email)).toEqual([]);
});
