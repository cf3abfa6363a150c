import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMailboxSender } from '../../../server/adapters/mail/mailbox.ts';
import { createPhoneDisplay } from '../../../server/adapters/sms/mailbox.ts';
import { createSolapiTextSender } from '../../../server/adapters/sms/solapi.ts';
import type { TextSender } from '../../../server/adapters/sms/port.ts';
import { ALIMTALK_KEYS } from '../../../server/configuration/alimtalk-keys.ts';
import { ALIMTALK_TEMPLATES, LINK_VARIABLE } from '../../../server/content/mails/alimtalk.ts';
import { registerSolapiEmulator } from '../../../server/emulators/solapi/plugin.ts';
import { SCENARIOS } from '../../../server/emulators/solapi/scenarios.ts';
import { createMessageJobs } from '../../../server/modules/messages/messages.jobs.ts';
import { createTextReportJobs } from '../../../server/modules/messages/text-reports.jobs.ts';
import { receiver, sent, verify, work } from '../../support/contracts.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const ACCOUNT = { apiKey: 'KEY0123456789', apiSecret: 'secret', from: '0212345678' };
const CHANNEL = { pfId: 'PF', templates: Object.fromEntries(ALIMTALK_KEYS.map((key) => [key, `T_${key}`])) };
const SOLAPI = { baseUrl: '', ...ACCOUNT, kakao: CHANNEL };
const clock = { time: Date.now() };

let api: TestApp;
let emulator: FastifyInstance;
let texts: TextSender;
let sender: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, config: { solapi: SOLAPI } });
  emulator = Fastify();
  await registerSolapiEmulator(emulator, {
    prefix: '',
    ...ACCOUNT,
    senders: [ACCOUNT.from],
    phones: createPhoneDisplay(api.database),
    kakao: { pfId: CHANNEL.pfId, approved: ALIMTALK_KEYS.map(toEmulated) },
    now: () => clock.time,
  });
  const baseUrl = await emulator.listen({ host: '127.0.0.1', port: 0 });
  texts = createSolapiTextSender({ ...SOLAPI, baseUrl, limitMs: 2_000 });
  sender = await signUp(api);
  await verify(api, sender);
});
afterAll(async () => {
  emulator.server.closeAllConnections();
  await emulator.close();
  await api.close();
});
beforeEach(async () => {
  await api.database.deleteFrom('mailboxMessages').execute();
});

function toEmulated(key: (typeof ALIMTALK_KEYS)[number]) {
  const { name, content, button } = ALIMTALK_TEMPLATES[key];
  const buttons = button === null ? [] : [{ buttonType: 'WL' as const, buttonName: button, linkMo: LINK_VARIABLE }];
  return { templateId: `T_${key}`, channelId: 'PF', name, content, buttons };
}

const jobs = () => {
  const { database, deps } = api;
  const { files, secrets, config } = deps;
  const mail = createMailboxSender(database);
  return createMessageJobs({
    database,
    files,
    secrets,
    mail,
    texts,
    publicUrl: config.publicUrl,
    credits: deps.credits,
  });
};

async function askForReports() {
  const [job] = createTextReportJobs({ ...api.deps, texts });
  const run = {
    jobUuid: randomUUID(),
    kind: job?.kind ?? '',
    key: 'recurring',
    payload: {},
    attempt: 1,
    maxAttempts: 1,
  };
  await job?.handler(run, new AbortController().signal);
}

async function sendTo(phone: string, more: Partial<Parameters<typeof receiver>[1]> = {}) {
  const { call, state } = await sent(api, sender, [receiver('이도윤', { channels: ['SMS'], phone, ...more })]);
  await work(api, jobs());
  const arrived = () =>
    api.database.selectFrom('mailboxMessages').select(['subject', 'bodyText']).where('recipient', '=', phone).execute();
  const ledger = async () => {
    const messages = await api.ok('listContractMessages', call);
    return messages.map(({ channel, sentAs, status, reason }) => ({ channel, sentAs, status, reason }));
  };
  const history = async () =>
    (await api.ok('listContractEvents', call))
      .filter(({ kind }) => kind.startsWith('MESSAGE_'))
      .map(({ words }) => words);
  return { call, state, arrived, ledger, history };
}

async function findArrival(recipient: string) {
  const { arrivedAt } = await api.database
    .selectFrom('outboxMessages')
    .select('arrivedAt')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
  return arrivedAt;
}

it('goes out as the approved text, with a link that opens the document', async () => {
  const { arrived, ledger, history } = await sendTo('01011112222');
  await askForReports();
  const [message] = await arrived();
  expect(message?.subject).toBe('카카오 알림톡');
  expect(message?.bodyText).toMatch(
    /^.+에서 서명을 요청했어요\.\n\n■ 문서: 2026년 근로계약서\n■ 보낸 사람: .+\n■ 서명 기한: .+\n\n아래 버튼을 눌러 내용을 확인하고 서명해 주세요\.\n\n\[문서 확인하기\]\nhttps:\S+$/,
  );
  const { token } = await arrive(api, await newestLink(api, '01011112222'));
  expect((await api.ok('getSignContract', { token })).title).toBe('2026년 근로계약서');
  expect(await ledger()).toEqual([{ channel: 'SMS', sentAs: 'ALIMTALK', status: 'SENT', reason: null }]);
  expect(await history()).toEqual(['이도윤 님에게 카카오 알림톡을 보냈어요']);
});

it('is replaced by the text message once, however often that is reported', async () => {
  const { arrived, ledger } = await sendTo(SCENARIOS.noKakao);
  expect(await ledger()).toMatchObject([{ sentAs: 'ALIMTALK', status: 'SENT' }]);
  await askForReports();
  await askForReports();
  expect(await ledger()).toMatchObject([{ sentAs: 'TEXT_INSTEAD', status: 'SENT' }]);
  expect((await arrived()).map(({ subject }) => subject)).toEqual(['문자']);
});

it('hears of a late replacement before the message has arrived', async () => {
  const { arrived, ledger } = await sendTo(SCENARIOS.replacedLate);
  await askForReports();
  expect(await ledger()).toMatchObject([{ sentAs: 'ALIMTALK' }]);
  clock.time += 61_000;
  await askForReports();
  await askForReports();
  expect(await ledger()).toMatchObject([{ sentAs: 'TEXT_INSTEAD', status: 'SENT' }]);
  expect(await findArrival(SCENARIOS.replacedLate)).toBeNull();
  clock.time += 60_000;
  await askForReports();
  expect(await ledger()).toMatchObject([{ sentAs: 'TEXT_INSTEAD', status: 'SENT' }]);
  expect(await findArrival(SCENARIOS.replacedLate)).not.toBeNull();
  expect(await arrived()).toHaveLength(1);
  clock.time -= 121_000;
});

it('is refused with its reason where there is no such number, and nothing arrives', async () => {
  const { arrived, ledger } = await sendTo(SCENARIOS.invalidNumber);
  expect(await ledger()).toEqual([
    { channel: 'SMS', sentAs: null, status: 'FAILED', reason: '잘못된 수신번호예요 (1030)' },
  ]);
  expect(await arrived()).toEqual([]);
});

it('fails in the ledger if neither arrives', async () => {
  const { ledger } = await sendTo(SCENARIOS.failsAtCarrier);
  await askForReports();
  expect(await ledger()).toMatchObject([{ status: 'FAILED', reason: '단말기가 꺼져 있어요 (3059)' }]);
});

it.each([
  ['approvers, who are not asked to sign', { role: 'APPROVER' as const }],
  ['readers', { role: 'VIEWER' as const, when: 'AT_SENDING' as const }],
])('is a text message for %s', async (_, more) => {
  const signer = receiver('박하늘', { channels: ['MAIL'] });
  await sent(api, sender, [signer, receiver('이도윤', { channels: ['SMS'], phone: '01022223333', ...more })]);
  await work(api, jobs());
  const found = await api.database
    .selectFrom('mailboxMessages')
    .select('subject')
    .where('recipient', '=', '01022223333')
    .execute();
  expect(found.every(({ subject }) => subject === '문자')).toBe(true);
  expect(found).not.toHaveLength(0);
});

it('keeps an address in the title from becoming a link', async () => {
  const people = [receiver('이도윤', { channels: ['SMS'], phone: '01044445555' })];
  await sent(api, sender, people, { title: '안내 www.evil.com' });
  await work(api, jobs());
  const { bodyText } = await api.database
    .selectFrom('mailboxMessages')
    .select('bodyText')
    .where('recipient', '=', '01044445555')
    .executeTakeFirstOrThrow();
  expect(bodyText).toContain('■ 문서: 안내 www. evil. com');
});

it('is a text message for organisations that want only those, and the settings say whether it could be more', async () => {
  const token = sender.accessJwt;
  const before = await api.ok('getServiceSettings', { token });
  expect(before).toMatchObject({ phoneMessages: 'ALIMTALK_FIRST', hasAlimtalk: true });
  expect(await api.ok('changeServiceSettings', { token, body: { phoneMessages: 'TEXT' } })).toMatchObject({
    phoneMessages: 'TEXT',
    hasAlimtalk: true,
  });
  const { ledger, arrived } = await sendTo('01033334444');
  expect(await ledger()).toMatchObject([{ sentAs: 'TEXT', status: 'SENT' }]);
  expect((await arrived()).map(({ subject }) => subject)).toEqual(['문자']);
  await api.ok('changeServiceSettings', { token, body: { phoneMessages: 'ALIMTALK_FIRST' } });
});

it('shows what will go out before sending, by both ways', async () => {
  const body = {
    kind: 'SIGN_REQUEST' as const,
    language: 'ko' as const,
    mailTemplate: 'DEFAULT',
    text: null,
    sample: null,
  };
  const { alimtalk, textMessage } = await api.ok('previewMailTemplate', { token: sender.accessJwt, body });
  expect(alimtalk).toMatchObject({
    text: expect.stringContaining('■ 문서: 2026년 근로계약서'),
    button: '문서 확인하기',
  });
  expect(textMessage.text).toContain('[도장]');
  const english = await api.ok('previewMailTemplate', { token: sender.accessJwt, body: { ...body, language: 'en' } });
  expect(english.alimtalk).toBeNull();
});
