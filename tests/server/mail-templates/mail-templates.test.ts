import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINK_PLACEHOLDER } from '../../../server/modules/messages/outbox.ts';
import { inbox, receiver, readyDraft, verify, work } from '../../support/contracts.ts';
import { mailText } from '../../support/mail-texts.ts';
import { freshEmail, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let token: string;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
  token = owner.accessJwt;
});
afterAll(() => api.close());

const countStatuses = (answers: readonly { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

let made = 0;
const create = (texts = [mailText()]) => {
  made += 1;
  return api.ok('createMailTemplate', { token, body: { name: `문구 ${made}`, texts } });
};
const choose = async (contractId: string, mailTemplate: string) => {
  const path = { contractId };
  const { version, settings } = await api.ok('getContract', { token, path });
  return api.ok('changeContract', { token, path, body: { version, settings: { ...settings, mailTemplate } } });
};
const draftTo = async (email: string, mailTemplate: string) => {
  const ready = await readyDraft(api, owner, [receiver('이도윤', { email })]);
  await choose(ready.contractId, mailTemplate);
  return ready;
};

test('words are made, listed, changed and deleted', async () => {
  const { mailTemplateId, ...template } = await create();
  expect(template).toMatchObject({ name: '문구 1', texts: [mailText()], version: 1 });
  const path = { mailTemplateId };
  const { builtIn, mailTemplates } = await api.ok('listMailTemplates', { token });
  expect(mailTemplates).toMatchObject([{ mailTemplateId, kinds: ['SIGN_REQUEST'] }]);
  expect(builtIn).toHaveLength(18);
  const changed = await api.ok('changeMailTemplate', {
    token,
    path,
    body: { version: 1, name: '입사', texts: builtIn },
  });
  expect(changed.texts).toEqual(builtIn);
  expect(await api.ok('getMailTemplate', { token, path })).toMatchObject({ name: '입사', version: 2 });
  await api.ok('deleteMailTemplate', { token, path });
  expect((await api.call('getMailTemplate', { token, path })).error).toMatchObject({ errorCode: 'NOT_FOUND' });
});

test('what is wrong is named by its place', async () => {
  const blocks = [{ type: 'PARAGRAPH' as const, words: '{연봉}' }, ...mailText().blocks];
  const body = {
    name: '틀린 문구',
    texts: [
      mailText({ kind: 'SIGN_REMINDER', blocks: mailText().blocks.slice(0, 3).concat(mailText().blocks.slice(4)) }),
      mailText({ subject: 'ㄱ'.repeat(300), blocks }),
    ],
  };
  expect((await api.call('createMailTemplate', { token, body })).error).toMatchObject({
    errorCode: 'TEXT_RULE_WRONG',
    fieldErrors: [
      { field: 'texts[1].subject' },
      { field: 'texts[1].blocks[0]', message: expect.stringContaining('{연봉}') },
    ],
  });
  const texts = [mailText({ blocks: mailText().blocks.filter(({ type }) => type !== 'BUTTON') })];
  expect((await api.call('createMailTemplate', { token, body: { name: '단추', texts } })).error).toMatchObject({
    errorCode: 'BUTTON_MISSING',
    fieldErrors: [{ field: 'texts[0].blocks' }],
  });
  const twice = { name: '두 번', texts: [mailText(), mailText()] };
  expect((await api.call('createMailTemplate', { token, body: twice })).error).toMatchObject({
    errorCode: 'TEXT_RULE_WRONG',
  });
});

test('of two editors the second is told, and names are taken once', async () => {
  const { mailTemplateId, name } = await create();
  const path = { mailTemplateId };
  const change = (subject: string) =>
    api.call('changeMailTemplate', { token, path, body: { version: 1, texts: [mailText({ subject })] } });
  const both = await Promise.all([change('하나'), change('둘')]);
  expect(countStatuses(both)).toEqual({ 200: 1, 409: 1 });
  expect(both.find(({ status }) => status === 409)?.error).toMatchObject({ errorCode: 'VERSION_CONFLICT', version: 2 });
  const again = await api.call('createMailTemplate', { token, body: { name, texts: [] } });
  expect(again.error).toMatchObject({ errorCode: 'NAME_TAKEN' });
});

test('a contract is sent in the chosen words; those on their way stay when the words change', async () => {
  const { mailTemplateId } = await create();
  const email = freshEmail('words');
  const { call } = await draftTo(email, mailTemplateId);
  expect(await api.ok('getContract', call)).toMatchObject({ mailTemplate: mailTemplateId });
  await api.ok('sendContract', call);
  const texts = [mailText({ subject: '나중에 바꾼 제목' })];
  await api.ok('changeMailTemplate', { token, path: { mailTemplateId }, body: { version: 1, texts } });
  await work(api);
  const [mail] = await inbox(api, email);
  expect(mail?.subject).toBe('[도장] 2026년 근로계약서를 봐주세요');
  expect(mail?.bodyText).toContain('이도윤이 서명할 문서예요');
  expect(mail?.bodyText).toMatch(/열어보기\nhttps?:\/\/\S+\?t=\w{22}/);
  await api.ok('remindReceivers', call);
  await work(api);
  const [, reminder] = await inbox(api, email);
  expect(reminder?.subject).toContain('보낸 "2026년 근로계약서" 마감이');
});

test('once the words are deleted, the built-in ones are sent, and the draft can still be changed', async () => {
  const { mailTemplateId } = await create();
  const email = freshEmail('gone');
  const { contractId, call } = await draftTo(email, mailTemplateId);
  await api.ok('deleteMailTemplate', { token, path: { mailTemplateId } });
  expect(await api.ok('getContract', call)).toMatchObject({ mailTemplate: 'DEFAULT' });
  await choose(contractId, mailTemplateId);
  await api.ok('sendContract', call);
  await work(api);
  const [mail] = await inbox(api, email);
  expect(mail?.subject).toContain('"2026년 근로계약서" 서명을 요청했어요');
});

const PREVIEW = { kind: 'SIGN_REQUEST', language: 'ko', mailTemplate: 'DEFAULT', text: null, sample: null } as const;

test('a preview is the message in its parts, with the bytes of the text message', async () => {
  const builtIn = await api.ok('previewMailTemplate', { token, body: PREVIEW });
  expect(builtIn).toMatchObject({
    isBuiltIn: true,
    blocks: [
      { type: 'GREETING', words: '이도윤 님, 안녕하세요.' },
      { type: 'HEADING' },
      { type: 'FACTS' },
      { type: 'MESSAGE' },
      { type: 'BUTTON' },
    ],
  });
  expect(builtIn.textMessage.size).toBe('LMS');
  const text = mailText({ text: '봐주세요' });
  const sample = {
    title: '계약서',
    receiverName: '박민지',
    receiverRole: 'APPROVER',
    message: '',
    expiresAt: '2026-12-01T14:59:00Z',
  } as const;
  const own = await api.ok('previewMailTemplate', { token, body: { ...PREVIEW, text, sample } });
  expect(own).toMatchObject({ isBuiltIn: false, subject: '[도장] 계약서를 봐주세요' });
  expect(own.blocks.map(({ type }) => type)).toEqual(['HEADING', 'PARAGRAPH', 'FACTS', 'BUTTON', 'NOTE']);
  expect(own.blocks[0]).toEqual({ type: 'HEADING', words: '박민지가 검토할 문서예요' });
  expect(own.textMessage.text).toMatch(/^\[도장\] 봐주세요\n\nhttps?:\S+$/);
});

test('five tests an hour are emailed to the caller alone', async () => {
  const tester = await signUp(api);
  const send = () => api.call('testMailTemplate', { token: tester.accessJwt, body: { text: mailText() } });
  const all = await Promise.all(Array.from({ length: 6 }, send));
  expect(countStatuses(all)).toEqual({ 200: 5, 429: 1 });
  await work(api);
  const mails = (await inbox(api, tester.email)).filter(({ subject }) => subject?.includes('봐주세요'));
  expect(mails).toHaveLength(5);
  expect(mails[0]?.bodyText).toContain('/setting/mail');
  expect(mails[0]?.bodyHtml).not.toContain(LINK_PLACEHOLDER);
  await api.database
    .updateTable('mailTemplateTests')
    .set({ at: sql`at - interval '1 hour'` })
    .execute();
  expect((await send()).status).toBe(200);
});
