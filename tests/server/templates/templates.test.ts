import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, inbox, look, receiver, verify, work } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { draftTemplate, publishedTemplate, shareTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const read = (templateId: string, person = owner, query = {}) =>
  api.ok('getTemplate', { token: person.accessJwt, path: { templateId }, query });
const fail = async (...call: Parameters<TestApp['call']>) => (await api.call(...call)).error.errorCode;

test('a template is begun with files, edited as a working copy and published as version 1', async () => {
  const { templateId, fileId, slots, version, call } = await draftTemplate(api, owner);
  expect(await read(templateId)).toMatchObject({
    state: 'DRAFT',
    version: 3,
    visibility: 'ME',
    number: null,
    publishedNumber: null,
    hasChanges: true,
    mayChange: true,
    maker: { name: '김지수' },
    files: [{ fileId, pageCount: 2 }],
    content: { slots, expiryDays: 14, remindDaysBefore: [3, 1], titleRule: '' },
  });
  const published = await api.ok('publishTemplate', { ...call, body: { version, note: '처음' } });
  expect(published).toEqual({ templateId, state: 'PUBLISHED', version: 4, publishedNumber: 1, hasChanges: false });
  expect(await api.ok('listTemplateVersions', call)).toMatchObject([
    { number: 1, note: '처음', pageCount: 2, fieldCount: 1, isCurrent: true, publishedBy: { name: '김지수' } },
  ]);
  expect(await fail('publishTemplate', { ...call, body: { version: 4 } })).toBe('TEMPLATE_UNCHANGED');
});

test('a contract from a template has what its version has, whatever later versions change', async () => {
  const worker = slot('근로자', { verifications: ['EMAIL_CODE'], message: '읽고 서명해주세요.' });
  const boss = slot('대표', { person: 'SENDER', order: 2 });
  const made = await publishedTemplate(api, owner, { slots: [worker, boss] });
  const { contractId } = await api.ok('createDraftFromTemplate', made.call);
  const contract = await look(api, owner, contractId);
  expect(contract).toMatchObject({
    templateId: made.templateId,
    title: '표준근로계약서',
    status: 'DRAFT',
    files: [{ file: { fileId: made.fileId } }],
    receivers: [
      {
        slotName: '근로자',
        name: '',
        email: null,
        verifications: ['EMAIL_CODE'],
        message: '읽고 서명해주세요.',
        order: 1,
      },
      { slotName: '대표', name: '김지수', email: owner.email, order: 2 },
    ],
  });
  expect(contract.fields.map(({ receiverUuid }) => receiverUuid)).toEqual(
    contract.receivers.map(({ receiverUuid }) => receiverUuid),
  );
  expect(contract.fields.map(({ fieldId }) => fieldId)).toEqual(made.fields.map(({ fieldId }) => fieldId));

  const changed = await api.ok('putTemplateFields', {
    ...made.call,
    body: { version: made.version, fields: made.fields.slice(1) },
  });
  expect(changed).toMatchObject({ publishedNumber: 1, hasChanges: true });
  await api.ok('putTemplateSlots', { ...made.call, body: { version: changed.version, slots: [boss] } });
  const second = await api.ok('publishTemplate', { ...made.call, body: { version: changed.version + 1 } });
  expect(second.publishedNumber).toBe(2);
  expect((await look(api, owner, contractId)).fields).toEqual(contract.fields);
  expect((await read(made.templateId, owner, { number: 1 })).content.slots).toHaveLength(2);

  const restored = await api.ok('restoreTemplateVersion', {
    token: owner.accessJwt,
    path: { templateId: made.templateId, number: '1' },
    body: { version: second.version },
  });
  expect((await read(made.templateId)).content.fields).toEqual(made.fields);
  await api.ok('publishTemplate', { ...made.call, body: { version: restored.version } });
  expect(await api.ok('listTemplateVersions', made.call)).toMatchObject([
    { number: 3, isCurrent: true },
    { number: 2, isCurrent: false },
    { number: 1, isCurrent: false },
  ]);
});

test('the contract is sent, its template counts it, and its title follows the rule until somebody writes one', async () => {
  const made = await draftTemplate(api, owner, {
    fields: (fileId) => [
      field(fileId, null, {
        kind: 'TEXT',
        name: '현장',
        value: '인천',
        rect: { x: 300, y: 300, width: 80, height: 20 },
      }),
    ],
  });
  const titleRule = '{문서 이름} {근로자:와} {칸.현장} {날짜} {보낸 사람}';
  const ruled = await api.ok('changeTemplate', {
    ...made.call,
    body: { version: made.version, content: { titleRule } },
  });
  await api.ok('publishTemplate', { ...made.call, body: { version: ruled.version } });
  const { contractId } = await api.ok('createDraftFromTemplate', made.call);
  const call = { token: owner.accessJwt, path: { contractId } };
  const begun = await look(api, owner, contractId);
  expect(begun.title).toBe('표준근로계약서 (근로자) 인천 (날짜) 김지수');
  const [worker] = begun.receivers;
  const person = { ...receiver('박서준'), receiverUuid: worker?.receiverUuid ?? null };
  const put = await api.ok('putReceivers', { ...call, body: { version: begun.version, receivers: [person] } });
  expect(put.receivers[0]?.slotName).toBe('근로자');
  expect((await look(api, owner, contractId)).title).toBe('표준근로계약서 박서준과 인천 (날짜) 김지수');
  await api.ok('sendContract', call);
  const contract = await look(api, owner, contractId);
  expect(contract.title).toMatch(/^표준근로계약서 박서준과 인천 \d{4}-\d\d-\d\d 김지수$/);
  // The rule contains people's names, which must not be kept longer than the contents.
  const { titleRule: kept } = await api.database
    .selectFrom('contracts')
    .select('titleRule')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  expect(kept).toBeNull();
  await work(api);
  expect((await inbox(api, person.email ?? '')).length).toBe(1);
  expect((await read(made.templateId)).sentCount).toBe(1);
  const listed = await api.ok('listContracts', { token: owner.accessJwt, query: { template: made.templateId } });
  expect(listed.items.map((item) => item.contractId)).toEqual([contractId]);

  const other = await api.ok('createDraftFromTemplate', made.call);
  const own = { token: owner.accessJwt, path: { contractId: other.contractId } };
  await api.ok('changeContract', { ...own, body: { version: 1, title: '내 이름' } });
  const receivers = (await look(api, owner, other.contractId)).receivers;
  await api.ok('putReceivers', {
    ...own,
    body: { version: 2, receivers: [{ ...receiver('최하은'), receiverUuid: receivers[0]?.receiverUuid ?? null }] },
  });
  expect((await look(api, owner, other.contractId)).title).toBe('내 이름');
});

test.each([
  ['{사장}', '사장'],
  ['{근로자', '닫아주세요'],
])('a title rule %s is refused', async (titleRule, words) => {
  const { call, version } = await draftTemplate(api, owner);
  const { error } = await api.call('changeTemplate', { ...call, body: { version, content: { titleRule } } });
  expect(error.errorCode).toBe('TEXT_RULE_WRONG');
  expect(error.message).toContain(words);
});

test('a slot that a title names cannot be renamed into a published version', async () => {
  const { call, version, slots } = await draftTemplate(api, owner);
  const ruled = await api.ok('changeTemplate', { ...call, body: { version, content: { titleRule: '{근로자}' } } });
  const renamed = slots.map((one) => ({ ...one, name: '직원' }));
  const put = await api.ok('putTemplateSlots', { ...call, body: { version: ruled.version, slots: renamed } });
  const { mayPublish, problems } = await api.ok('checkTemplate', call);
  expect([mayPublish, problems[0]?.code]).toEqual([false, 'TITLE_RULE_WRONG']);
  expect(await fail('publishTemplate', { ...call, body: { version: put.version } })).toBe('CHECK_FAILED');
});

test('what is filled in at sending is no problem of a template, and what is wrong with its slots is', async () => {
  const nobody = slot('증인', { person: 'FIXED', fixed: { name: '', title: '', email: 'x', phone: null } });
  const coded = slot('근로자', { accessCode: 'EACH' });
  const { call } = await draftTemplate(api, owner, {
    slots: [coded, nobody],
    fields: (fileId) => [
      field(fileId, null, { kind: 'TEXT', name: '회사', rect: { x: 300, y: 300, width: 80, height: 20 } }),
    ],
  });
  const { problems } = await api.ok('checkTemplate', call);
  expect(
    problems.filter(({ severity }) => severity === 'ERROR').map(({ code, place }) => [code, place.receiverUuid]),
  ).toEqual([
    ['NAME_WRONG', nobody.slotUuid],
    ['EMAIL_WRONG', nobody.slotUuid],
  ]);
});

test('the code of a slot is kept sealed, shown to those who may change it, and given to each contract', async () => {
  const made = await publishedTemplate(api, owner, {
    slots: [slot('근로자', { accessCode: 'SAME', code: '0712', accessCodeHint: '생일' })],
  });
  await shareTemplate(api, owner, made.templateId, made.version);
  const member = await join(api, owner, ['CONTRACT_SEND']);
  expect((await read(made.templateId)).content.slots[0]?.code).toBe('0712');
  expect((await read(made.templateId, member)).content.slots[0]?.code).toBeNull();
  const stored = await api.database
    .selectFrom('templateVersions')
    .select(['content', 'accessCodesEnc'])
    .where('templateUuid', '=', made.templateId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(stored.content)).not.toContain('0712');
  expect(stored.accessCodesEnc?.toString()).not.toContain('0712');
  const { contractId } = await api.ok('createDraftFromTemplate', made.call);
  expect((await look(api, owner, contractId)).receivers[0]).toMatchObject({
    accessCode: '0712',
    accessCodeHint: '생일',
    verifications: ['ACCESS_CODE'],
  });
});

test('a retired template makes no contracts, and its drafts go on', async () => {
  const made = await publishedTemplate(api, owner);
  const { contractId } = await api.ok('createDraftFromTemplate', made.call);
  const retired = await api.ok('retireTemplate', { ...made.call, body: { version: made.version } });
  expect(await fail('createDraftFromTemplate', made.call)).toBe('TEMPLATE_RETIRED');
  expect((await look(api, owner, contractId)).status).toBe('DRAFT');
  await api.ok('reopenTemplate', { ...made.call, body: { version: retired.version } });
  await api.ok('createDraftFromTemplate', made.call);
  const unpublished = await draftTemplate(api, owner);
  expect(await fail('createDraftFromTemplate', unpublished.call)).toBe('TEMPLATE_NOT_PUBLISHED');
  expect(await fail('retireTemplate', { ...unpublished.call, body: { version: unpublished.version } })).toBe(
    'TEMPLATE_NOT_PUBLISHED',
  );
});

test('of two who publish or save at once, one is told', async () => {
  const { call, version, slots } = await draftTemplate(api, owner);
  const codes = await Promise.all([
    api.call('publishTemplate', { ...call, body: { version } }),
    api.call('publishTemplate', { ...call, body: { version } }),
    api.call('putTemplateSlots', { ...call, body: { version, slots } }),
  ]);
  const refused = codes.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode);
  expect(refused).toEqual(['VERSION_CONFLICT', 'VERSION_CONFLICT']);
});

test('a colleague who saved within two minutes is named', async () => {
  const made = await draftTemplate(api, owner);
  await shareTemplate(api, owner, made.templateId, made.version);
  const colleague = await join(api, owner, ['TEMPLATE_MANAGE']);
  await api.ok('putTemplateSlots', {
    token: colleague.accessJwt,
    path: { templateId: made.templateId },
    body: { version: made.version + 1, slots: made.slots },
  });
  expect((await read(made.templateId)).editor?.organizationMemberUuid).toBe(colleague.organizationMemberUuid);
  expect((await read(made.templateId, colleague)).editor).toBeNull();
});

test('files of a version stay as long as the version, also if a contract loses them', async () => {
  const made = await publishedTemplate(api, owner);
  const { contractId } = await api.ok('createDraftFromTemplate', made.call);
  await api.ok('deleteContract', { token: owner.accessJwt, path: { contractId } });
  const row = await api.database
    .selectFrom('files')
    .select('usedAt')
    .where('fileUuid', '=', made.fileId)
    .executeTakeFirstOrThrow();
  expect(row.usedAt).not.toBeNull();
  await expect(
    api.database.deleteFrom('templateVersionFiles').where('fileUuid', '=', made.fileId).execute(),
  ).rejects.toThrow('do not change');
});

test('a file that only the working copy had is let go when an old version takes its place', async () => {
  const made = await publishedTemplate(api, owner);
  const { fileId } = await upload(api, owner, fakePdf());
  const body = { version: made.version, fileIds: [fileId] };
  const changed = await api.ok('changeTemplate', { ...made.call, body });
  const usedAt = async (fileUuid: string) =>
    (await api.database.selectFrom('files').select('usedAt').where('fileUuid', '=', fileUuid).executeTakeFirstOrThrow())
      .usedAt;
  expect(await usedAt(fileId)).not.toBeNull();
  const path = { templateId: made.templateId, number: '1' };
  await api.ok('restoreTemplateVersion', { ...made.call, path, body: { version: changed.version } });
  expect([await usedAt(fileId), (await read(made.templateId)).files.map((file) => file.fileId)]).toEqual([
    null,
    [made.fileId],
  ]);
});
