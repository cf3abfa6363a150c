import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TextDeliveryReport, TextSender } from '../../../server/adapters/sms/port.ts';
import { createMailboxSender } from '../../../server/adapters/mail/mailbox.ts';
import { createMessageJobs } from '../../../server/modules/messages/messages.jobs.ts';
import { createTextReportJobs } from '../../../server/modules/messages/text-reports.jobs.ts';
import { receiver, sent, verify, work } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const send: TextSender['send'] = () => Promise.resolve({ providerId: null, sentAs: 'TEXT' });

async function askForReports(texts: TextSender) {
  const [job] = createTextReportJobs({ ...api.deps, texts });
  await job?.handler(
    { jobUuid: randomUUID(), kind: job.kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
    new AbortController().signal,
  );
}

test('the ledger says what the provider says, also when it says it later', async () => {
  const reports = new Map<string, TextDeliveryReport>();
  const texts: TextSender = {
    send: ({ to }) => Promise.resolve({ providerId: `P${to}`, sentAs: 'TEXT' }),
    report: (providerId) => Promise.resolve(reports.get(providerId) ?? { state: 'ON_ITS_WAY' }),
  };
  const { database, deps } = api;
  const mail = createMailboxSender(database);
  const { files, secrets, config } = deps;
  const jobs = createMessageJobs({
    database,
    files,
    secrets,
    mail,
    texts,
    publicUrl: config.publicUrl,
    credits: deps.credits,
  });
  const person = await signUp(api);
  await verify(api, person);
  const people = ['01011110001', '01011110002', '01011110003'].map((phone, place) =>
    receiver(['가', '나', '다'][place] ?? '', { channels: ['SMS'], phone }),
  );
  const { call } = await sent(api, person, people);
  await work(api, jobs);
  reports.set('P01011110001', { state: 'ARRIVED' });
  reports.set('P01011110002', { state: 'FAILED', words: '단말기가 꺼져 있어요 (3059)' });
  await askForReports(texts);
  await askForReports(texts);
  const messages = await api.ok('listContractMessages', call);
  expect(messages.map(({ to, status, reason }) => [to, status, reason])).toEqual([
    ['01011110001', 'SENT', null],
    ['01011110002', 'FAILED', '단말기가 꺼져 있어요 (3059)'],
    ['01011110003', 'SENT', null],
  ]);
  const events = await api.ok('listContractEvents', call);
  expect(events.filter(({ kind }) => kind === 'MESSAGE_FAILED')).toHaveLength(1);
  const causes = await database.selectFrom('alertCauses').select(['kind', 'who']).execute();
  expect(causes.filter(({ kind }) => kind === 'NOT_DELIVERED')).toEqual([{ kind: 'NOT_DELIVERED', who: '나' }]);
  const waiting = await database
    .selectFrom('outboxMessages')
    .select('recipient')
    .where('arrivedAt', 'is', null)
    .where('status', '=', 'SENT')
    .where('providerId', 'is not', null)
    .execute();
  expect(waiting.map(({ recipient }) => recipient)).toEqual(['01011110003']);
});

test('200 messages are asked about in a round, eight at once, and none after a failure', async () => {
  const insert = (from: number, to: number) =>
    sql`insert into outbox_messages (message_uuid, channel, template, recipient, status, provider_id, sent_at)
      select gen_random_uuid(), 'SMS', 'SIGN_REQUEST', '0101111' || n, 'SENT', 'R' || n, now()
        from generate_series(${from}::int, ${to}::int) n`.execute(api.database);
  await sql`update outbox_messages set arrived_at = now() where provider_id is not null`.execute(api.database);
  await insert(1000, 1249);
  let [running, most] = [0, 0];
  const asked = new Set<string>();
  const report: TextSender['report'] = async (providerId) => {
    running += 1;
    most = Math.max(most, running);
    asked.add(providerId);
    await new Promise(setImmediate);
    running -= 1;
    return { state: 'ARRIVED' };
  };
  await askForReports({ send, report });
  expect([asked.size, most]).toEqual([200, 8]);
  await askForReports({ send, report });
  expect(asked.size).toBe(250);

  await insert(2000, 2049);
  let failed = 0;
  const refuse = () => Promise.reject(new Error(`no ${(failed += 1)}`));
  await expect(askForReports({ send, report: refuse })).rejects.toThrow('no 1');
  expect(failed).toBe(8);
});
