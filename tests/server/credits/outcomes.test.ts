import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailRejectedError } from '../../../server/adapters/mail/port.ts';
import { createMailboxSender } from '../../../server/adapters/mail/mailbox.ts';
import { TextRejectedError, type TextDeliveryReport, type TextSender } from '../../../server/adapters/sms/port.ts';
import { createMessageJobs } from '../../../server/modules/messages/messages.jobs.ts';
import { createTextReportJobs } from '../../../server/modules/messages/text-reports.jobs.ts';
import { alertsOf } from '../../support/alerts.ts';
import { batchJobs, startSheet } from '../../support/batches.ts';
import { receiver, sent, verify, work } from '../../support/contracts.ts';
import { balanceOf, grant, listUses, lotsMatchEntries } from '../../support/credits.ts';
import { identify } from '../../support/identify.ts';
import { signUp, type Person } from '../../support/people.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { startSigning, sendContract } from '../../support/signing.ts';
import { draftWith, keepMark, signedBy } from '../../support/sender-marks.ts';
import { publishedTemplate, slot } from '../../support/templates.ts';
import { PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  ({ api } = await createSenderApp({ config: { billing: 'emulator' } }));
});
afterAll(() => api.close());

async function sender(credits: number): Promise<Person> {
  const person = await signUp(api);
  await verify(api, person);
  await grant(api, person, credits);
  return person;
}

type Ways = { texts?: Partial<TextSender>; isMailRefused?: boolean };
const ON_ITS_WAY: TextDeliveryReport = { state: 'ON_ITS_WAY' };

function messageJobs({ texts = {}, isMailRefused = false }: Ways) {
  const mail = isMailRefused
    ? { send: () => Promise.reject(new MailRejectedError('550 no such mailbox')), close: () => undefined }
    : createMailboxSender(api.database);
  const sender: TextSender = {
    send: () => Promise.resolve({ providerId: randomUUID(), sentAs: 'TEXT' }),
    report: () => Promise.resolve(ON_ITS_WAY),
    ...texts,
  };
  return createMessageJobs({ ...api.deps, mail, texts: sender, publicUrl: PUBLIC_URL });
}

async function askForReports(report: TextDeliveryReport) {
  const texts = { send: () => Promise.reject(new TextRejectedError('')), report: () => Promise.resolve(report) };
  const [job] = createTextReportJobs({ ...api.deps, texts });
  await job?.handler(
    { jobUuid: randomUUID(), kind: job.kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
    new AbortController().signal,
  );
}

const byPhone = (phone: string) => receiver('이도윤', { channels: ['SMS'], phone });

it('spends at once a document that nobody has to sign', async () => {
  const person = await sender(1);
  await keepMark(api, person);
  const { call, contractId } = await draftWith(api, person, signedBy({ from: 'MINE', markId: null }), [
    receiver('이도윤', { role: 'VIEWER' }),
  ]);
  await api.ok('sendContract', call);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT']);
});

it('gives back a text that is refused, and one that fails after it was accepted', async () => {
  const person = await sender(10);
  const first = await sent(api, person, [byPhone('010-3482-2741')]);
  await work(api, messageJobs({ texts: { send: () => Promise.reject(new TextRejectedError('잘못된 번호예요')) } }));
  // The only receiver couldn't be reached, so the document's credit is returned, too.
  expect(await listUses(api, first.contractId)).toEqual(['DOCUMENT RETURNED', 'TEXT HELD', 'TEXT RETURNED']);
  const { contractId } = first;
  expect(await alertsOf(api, person.accessJwt, { contractId })).toEqual(['NOT_DELIVERED 1']);
  const second = await sent(api, person, [byPhone('010-3482-2742')]);
  await work(api, messageJobs({}));
  expect(await listUses(api, second.contractId)).toEqual(['DOCUMENT HELD', 'TEXT HELD', 'TEXT SPENT']);
  await askForReports({ state: 'FAILED', words: '전화기가 꺼져 있어요' });
  expect(await listUses(api, second.contractId)).toEqual(['DOCUMENT RETURNED', 'TEXT HELD', 'TEXT RETURNED']);
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('holds a document again that reached nobody, when somebody tries once more', async () => {
  const person = await sender(5);
  const { call, contractId, receivers } = await sent(api, person);
  await work(api, messageJobs({ isMailRefused: true }));
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT RETURNED']);
  const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
  await api.ok('resendMessage', { token: call.token, path, body: { channel: 'MAIL' } });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'DOCUMENT RETURNED']);
  await arrive(api, await newestLink(api, receivers[0]?.email ?? ''));
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT RETURNED', 'DOCUMENT SPENT']);
});

it('holds it again for a corrected receiver, and for a link that a member hands over', async () => {
  const person = await sender(5);
  for (const act of ['correctReceiver', 'giveLink'] as const) {
    const { call, contractId, receivers } = await sent(api, person);
    await work(api, messageJobs({ isMailRefused: true }));
    const path = { contractId, receiverUuid: receivers[0]?.receiverUuid ?? '' };
    const body = act === 'correctReceiver' ? { body: { email: `${randomUUID()}@out.example` } } : {};
    await api.ok(act, { token: call.token, path, ...body });
    expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'DOCUMENT RETURNED']);
  }
});

it('gives back what the others of a declined contract would have needed', async () => {
  const person = await sender(10);
  const { contractId, people } = await sendContract(api, person, {
    people: [{}, { channels: ['SMS'], phone: '010-3482-2750', order: 2 }],
  });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'TEXT HELD', 'TEXT HELD']);
  const token = await startSigning(api, people[0]?.email);
  await api.ok('rejectContract', { token, body: { reason: '금액이 달라요' } });
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT', 'TEXT RETURNED', 'TEXT RETURNED']);
});

it('lets the document of an ended plan lapse, and gives an ended pack thirty days more', async () => {
  const person = await sender(2);
  const { call, contractId } = await sent(api, person, [byPhone('010-3482-2751')]);
  const { organizationUuid } = person;
  const ended = new Date(api.deps.now().getTime() - 1_000);
  const startsAt = new Date(ended.getTime() - 86_400_000);
  await api.database
    .updateTable('creditLots')
    .set({ startsAt, expiresAt: ended })
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  await api.ok('cancelContract', { ...call, body: { reason: '금액이 달라요' } });
  expect(await listUses(api, contractId)).toContain('DOCUMENT RETURNED');
  const lots = await api.database
    .selectFrom('creditLots')
    .select(['kind', 'available', 'expired', 'expiresAt'])
    .where('organizationUuid', '=', organizationUuid)
    .where('startsAt', '=', startsAt)
    .orderBy('kind')
    .execute();
  const more = new Date(api.deps.now().getTime() + 30 * 86_400_000);
  expect(lots).toMatchObject([
    { kind: 'GRANT', expired: 0, expiresAt: more },
    { kind: 'PLAN', available: 4, expired: 1, expiresAt: ended },
  ]);
});

it('takes a document that reached nobody from the balance when it is opened after all', async () => {
  const person = await sender(5);
  const { contractId, receivers } = await sent(api, person);
  const link = await newestLink(api, receivers[0]?.email ?? '');
  await api.database.transaction().execute((transaction) => api.deps.credits.returnDocument(transaction, contractId));
  await arrive(api, link);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT RETURNED', 'DOCUMENT SPENT']);
});

it('pays for an identity check once the provider has told who it is, whoever that is', async () => {
  const person = await sender(10);
  const { contractId, receivers } = await sent(api, person, [
    receiver('이도윤', { phone: '010-9999-8888', verifications: ['PHONE_IDENTITY'] }),
  ]);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'IDENTITY HELD']);
  expect(await balanceOf(api, person)).toMatchObject({ held: 2 });
  const { token } = await arrive(api, await newestLink(api, receivers[0]?.email ?? ''));
  const requestUuid = await identify(api, token);
  expect(await listUses(api, contractId)).toEqual(['DOCUMENT SPENT', 'IDENTITY SPENT']);
  const call = { token, path: { step: 'phone-identity' }, body: { requestUuid } };
  expect(await api.fails('confirmStep', call)).toBe('422 IDENTITY_MISMATCH');
  // Another attempt costs nothing extra.
  await identify(api, token);
  expect(await balanceOf(api, person)).toMatchObject({ held: 0, spent: 2 });
});

it('pays for the texts of a batch out of what its rows hold', async () => {
  const person = await sender(20);
  const worker = slot('근로자', { channels: ['SMS'] });
  const { templateId } = await publishedTemplate(api, person, { slots: [worker] });
  const token = person.accessJwt;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  const add = [1, 2, 3].map((place) => ({
    rowId: randomUUID(),
    cells: { [key('name')]: `일꾼${place}`, [key('phone')]: `0103482280${place}` },
  }));
  const { version } = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  await startSheet(api, { token, templateId }, { batchId, version });
  const before = await balanceOf(api, person);
  await work(api, batchJobs(api));
  const contracts = await api.database
    .selectFrom('contracts')
    .select('contractId')
    .where('batchUuid', '=', batchId)
    .execute();
  expect(contracts).toHaveLength(3);
  for (const { contractId } of contracts)
    expect(await listUses(api, contractId)).toEqual(['DOCUMENT HELD', 'TEXT HELD', 'TEXT SPENT']);
  expect(before).toMatchObject({ held: 6, spent: 0 });
  expect(await balanceOf(api, person)).toMatchObject({ held: 3, spent: 3, available: before.available });
});
