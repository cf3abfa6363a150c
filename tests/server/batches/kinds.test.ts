import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRows } from '../../../server/modules/batches/check-rows.ts';
import { loadSheet } from '../../../server/modules/batches/load-sheet.ts';
import { requireSheetSender } from '../../../server/modules/batches/sheet-sender.repository.ts';
import { createError } from '../../../server/modules/contracts/drafting/lint/draft.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate } from '../../support/batches.ts';
import { field, inbox, verify, work } from '../../support/contracts.ts';
import { mailText } from '../../support/mail-texts.ts';
import { makeSeal } from '../../support/marks.ts';
import { join, signUp } from '../../support/people.ts';
import { publishedTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const countSent = async (batchId: string) =>
  (await api.database.selectFrom('contracts').select('contractId').where('batchUuid', '=', batchId).execute()).length;

async function stampedTemplate() {
  const person = await signUp(api);
  const seal = await makeSeal(api, person, { users: [person] });
  const worker = slot('근로자');
  const made = await publishedTemplate(api, person, {
    slots: [worker],
    fields: (fileId) => [
      field(fileId, null, {
        kind: 'SEAL',
        name: '회사 도장',
        senderMark: { from: 'COMPANY', sealId: seal.sealId },
        rect: { x: 300, y: 300, width: 60, height: 60 },
      }),
    ],
  });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  return { person, token: person.accessJwt, ...made, seal, pay: '', payKey: 'none', key };
}

test('each contract that is stamped with a seal is written into its ledger', async () => {
  const template = await stampedTemplate();
  const { token, templateId, key, seal } = template;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const add = [1, 2, 3].map((place) => ({
    rowId: randomUUID(),
    cells: { [key('name')]: `일꾼${place}`, [key('email')]: `stamped${place}@example.com` },
  }));
  const { version } = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  await startSheet(api, template, { batchId, version });
  await work(api, batchJobs(api));
  const ledger = await api.ok('listSealLedger', { token, path: { sealId: seal.sealId } });
  expect(ledger.items.filter(({ kind }) => kind === 'USED')).toHaveLength(3);
});

test('a template counts what batches sent of it', async () => {
  const template = await workersTemplate(api);
  const { token, templateId } = template;
  const sheet = await filledSheet(api, template, 3);
  await startSheet(api, template, sheet);
  await work(api, batchJobs(api));
  expect((await api.ok('getTemplate', { token, path: { templateId } })).sentCount).toBe(3);
});

test('a batch is sent in its own choice of words, and so are later messages of its contracts', async () => {
  const template = await workersTemplate(api);
  const { token } = template;
  const reminder = mailText({
    kind: 'SIGN_REMINDER',
    subject: '{문서 이름:이} 기다려요',
    blocks: [{ type: 'BUTTON', words: '열어보기' }],
  });
  const words = await api.ok('createMailTemplate', {
    token,
    body: { name: '신입 사원', texts: [mailText(), reminder] },
  });
  const { batchId, version } = await filledSheet(api, template, 1);
  const call = { token, path: { batchId } };
  const choose = (mailTemplate: string) => ({ ...call, body: { version, settings: { mailTemplate } } });
  const foreign = await signUp(api);
  const other = await api.ok('createMailTemplate', { token: foreign.accessJwt, body: { name: '남의 것', texts: [] } });
  expect(await api.fails('changeBatch', choose(other.mailTemplateId))).toBe('404 MAIL_TEMPLATE_NOT_FOUND');
  const changed = await api.ok('changeBatch', choose(words.mailTemplateId));
  await startSheet(api, template, { batchId, version: changed.version });
  await work(api, batchJobs(api));
  const [sent] = (await api.ok('listBatchRows', call)).rows;
  const path = { contractId: sent?.contractId ?? '' };
  const { receivers, mailTemplate } = await api.ok('getContract', { token, path });
  expect(mailTemplate).toBe(words.mailTemplateId);
  await api.ok('remindReceivers', { token, path });
  await work(api);
  const mails = await inbox(api, receivers[0]?.email ?? '');
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\[도장\] .*봐주세요$/),
    expect.stringMatching(/^\[도장\] .* 기다려요$/),
  ]);
});

test('a seal that is suspended in the middle of a batch pauses it, and nothing is stamped with it', async () => {
  const template = await stampedTemplate();
  const { token, templateId, key, seal } = template;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const cells = { [key('name')]: '일꾼', [key('email')]: 'suspended@example.com' };
  const add = [{ rowId: randomUUID(), cells }];
  const { version } = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  await startSheet(api, template, { batchId, version });
  const path = { sealId: seal.sealId };
  await api.ok('changeCompanySeal', { token, path, body: { version: seal.version, state: 'SUSPENDED' } });
  await work(api, batchJobs(api));
  expect(await api.ok('getBatch', { token, path: { batchId } })).toMatchObject({
    state: 'PAUSED',
    pauseReason: 'SEAL_REVOKED',
    counts: { sent: 0 },
  });
  const again = { token, path: { templateId }, body: { batchId, version: version + 5 } };
  expect(await api.fails('startBatch', again)).toBe('422 CHECK_FAILED');
});

test('those who were chosen twice, as contacts, by groups and by hand, get one contract', async () => {
  const template = await workersTemplate(api);
  const { token, templateId, pay } = template;
  const group = await api.ok('createContactGroup', { token, body: { name: '새로 온 사람' } });
  const add = (name: string, email: string, contactGroupIds: string[]) =>
    api.ok('createContact', { token, body: { name, email, contactGroupIds } });
  const one = await add('가나다', 'one@example.com', [group.contactGroupId]);
  await add('라마바', 'two@example.com', [group.contactGroupId]);
  const batch = await api.ok('sendToContacts', {
    token,
    path: { templateId },
    body: {
      contactIds: [one.contactId],
      contactGroupIds: [group.contactGroupId],
      people: [
        { name: '사아자', email: 'three@example.com' },
        { name: '가나다', email: 'ONE@example.com' },
      ],
      values: [{ fieldId: pay, value: '3000000' }],
      start: true,
    },
  });
  expect(batch).toMatchObject({ mode: 'MULTIPLE', state: 'RUNNING', counts: { total: 3, wrong: 0 } });
  await work(api, batchJobs(api));
  expect(await countSent(batch.batchId)).toBe(3);
});

test('a template with two open slots is sent by a sheet only', async () => {
  const person = await signUp(api);
  await verify(api, person);
  const { templateId } = await publishedTemplate(api, person, { slots: [slot('갑'), slot('을')] });
  const call = { token: person.accessJwt, path: { templateId } };
  const body = { people: [{ name: '가나다', email: 'one@example.com' }], start: true };
  expect(await api.fails('sendToContacts', { ...call, body })).toBe('422 SLOTS_OPEN');
});

test('one contract that cannot be sent leaves nothing behind', async () => {
  const { token, templateId, slots } = await workersTemplate(api);
  const people = [{ slotUuid: slots[0]?.slotUuid ?? '', name: '가나다', email: 'one@example.com' }];
  expect(await api.fails('sendTemplate', { token, path: { templateId }, body: { people } })).toBe('422 CHECK_FAILED');
  const { total } = await api.ok('listContracts', { token, query: { tab: 'ALL' } });
  expect(total).toBe(0);
  const unknown = [{ slotUuid: randomUUID(), name: '가나다' }];
  expect(await api.fails('sendTemplate', { token, path: { templateId }, body: { people: unknown } })).toBe(
    '404 NOT_FOUND',
  );
});

test('lists and counts of a member show each contract of a batch once', async () => {
  const template = await workersTemplate(api);
  const { person, token } = template;
  const member = await join(api, person, []);
  const { batchId, path, version } = await filledSheet(api, template, 3);
  const { rows } = await api.ok('listBatchRows', { token, path });
  // One of the workers is a colleague.
  const changed = await api.ok('changeBatchRows', {
    token,
    path,
    body: { version, changes: [{ rowId: rows[0]?.rowId ?? '', cells: { [template.key('email')]: member.email } }] },
  });
  await startSheet(api, template, { batchId, version: changed.version });
  await work(api, batchJobs(api));
  await api.ok('sendTemplate', {
    token,
    path: { templateId: template.templateId },
    body: {
      people: [{ slotUuid: template.slots[0]?.slotUuid ?? '', name: '혼자', email: 'alone@example.com' }],
      values: [{ fieldId: template.pay, value: '3000000' }],
    },
  });
  const ofBatch = await api.ok('listContracts', { token, query: { tab: 'ALL', batch: batchId } });
  expect(ofBatch.items.map(({ title }) => title)).toHaveLength(3);
  for (const [reader, expected] of [
    [token, 4],
    [member.accessJwt, 1],
  ] as const) {
    const page = await api.ok('listContracts', { token: reader, query: { tab: 'ALL' } });
    expect([page.items.length, page.total]).toEqual([expected, expected]);
    expect(await api.ok('getContractStatistics', { token: reader })).toMatchObject({ inProgress: expected });
  }
});

test('an error that all rows of a sheet share is in each of them', async () => {
  const { templateId, person } = await workersTemplate(api);
  const { publishedUuid } = await api.database
    .selectFrom('templates')
    .select('publishedUuid')
    .where('templateUuid', '=', templateId)
    .executeTakeFirstOrThrow();
  const sender = await requireSheetSender(api.database, person.organizationMemberUuid);
  const sheet = await loadSheet(api.deps, api.database, publishedUuid ?? '', sender);
  const gone = createError('SENDER_MARK_GONE', '쓰려던 도장이 없어요.', {});
  const rows = await checkRows(api.deps, { ...sheet, commonErrors: [gone] }, [{}, {}]);
  for (const { problems } of rows)
    expect(problems).toContainEqual({ key: null, code: 'SENDER_MARK_GONE', message: '쓰려던 도장이 없어요.' });
});

test('a formula blames the cell that it is calculated from, once and in words for the sender', async () => {
  const person = await signUp(api);
  const worker = slot('근로자');
  const [count, share, half] = [randomUUID(), randomUUID(), randomUUID()];
  const rect = { x: 60, y: 300, width: 160, height: 24 };
  const { templateId } = await publishedTemplate(api, person, {
    slots: [worker],
    fields: (fileId) => [
      field(fileId, null, { fieldId: count, kind: 'NUMBER', name: '수량', required: true, rect }),
      field(fileId, null, {
        fieldId: share,
        kind: 'FORMULA',
        name: '몫',
        formula: `120 / ([${count}] - 12)`,
        required: true,
        rect: { ...rect, y: 340 },
      }),
      field(fileId, null, {
        fieldId: half,
        kind: 'FORMULA',
        name: '반',
        formula: `[${share}] / 2`,
        required: true,
        rect: { ...rect, y: 380 },
      }),
    ],
  });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  const token = person.accessJwt;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const add = ['10개', '12', '24'].map((number) => ({
    rowId: randomUUID(),
    cells: { [key('name')]: '류건우', [key('email')]: `${randomUUID()}@example.com`, [`field:${count}`]: number },
  }));
  const { rows } = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  expect(rows.map(({ problems }) => problems.map((one) => [one.key, one.message]))).toEqual([
    [[`field:${count}`, '숫자로 적어주세요.']],
    [[`field:${count}`, '지금 적힌 값으로는 ‘몫’ 칸을 계산할 수 없어요. 계산에 쓰이는 칸을 다시 확인해주세요.']],
    [],
  ]);
});
