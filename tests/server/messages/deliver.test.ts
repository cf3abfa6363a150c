import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailboxSender } from '../../../server/adapters/mail/mailbox.ts';
import { createMailboxTextSender } from '../../../server/adapters/sms/mailbox.ts';
import type { MailSender } from '../../../server/adapters/mail/port.ts';
import { createSmtpSender } from '../../../server/adapters/mail/smtp.ts';
import { LANE_BULK } from '../../../server/jobs/definition.ts';
import { claimJobs } from '../../../server/jobs/leases.ts';
import { runJob } from '../../../server/jobs/run-job.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { createDiskStore } from '../../../server/adapters/files/disk.ts';
import { createMessageJobs } from '../../../server/modules/messages/messages.jobs.ts';
import { NO_CREDITS } from '../../../server/modules/credits/credits.ts';
import { createOutbox } from '../../../server/modules/messages/outbox.ts';
import { createSecrets } from '../../../server/security/secrets.ts';
import { cloneDatabase } from '../../support/database.ts';
import { waitUntil } from '../../support/wait-until.ts';

const secrets = createSecrets(randomBytes(32));
const outbox = createOutbox(secrets, NO_CREDITS);
const MAIL = {
  to: 'gildong@example.com',
  template: 'SIGN_UP_CODE',
  subject: '[도장] 가입 번호\r\nBcc: thief@example.com',
  text: '번호 123456',
  html: '<p>번호 123456</p>',
};

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let smtp: SMTPServer;
let url = '';
let received: string[] = [];
let refusal: { at: 'recipient' | 'data'; code: number; words: string } | null = null;
let worker: Worker | null = null;
let mail: MailSender | null = null;

const refuse = () => Object.assign(new Error(refusal?.words), { responseCode: refusal?.code });

beforeAll(async () => {
  own = await cloneDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? refuse() : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(refuse());
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port }: AddressInfo = Object(listener.address());
  url = `smtp://127.0.0.1:${port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await own.drop();
});
beforeEach(async () => {
  received = [];
  refusal = null;
  await own.database.deleteFrom('outboxMessages').execute();
  await own.database.deleteFrom('jobs').execute();
});
afterEach(async () => {
  await worker?.stop();
  mail?.close();
});

function deliverBy(sender: MailSender) {
  mail = sender;
  const definitions = createMessageJobs({
    credits: NO_CREDITS,
    database: own.database,
    files: createDiskStore(tmpdir()),
    secrets,
    mail: sender,
    texts: createMailboxTextSender(own.database),
    publicUrl: 'https://dojang.test',
  });
  worker = startWorker({ database: own.database, definitions, pollMs: 20 });
}

const smtpSender = (address: string) =>
  createSmtpSender({ url: address, from: '도장 <no-reply@example.com>', publicUrl: 'https://sign.example.com' });

const row = () => own.database.selectFrom('outboxMessages').selectAll().executeTakeFirstOrThrow();
const untilRow = (expected: object) => waitUntil(async () => expect(await row()).toMatchObject(expected));

describe('delivery', () => {
  it('hands the mail over once and forgets what it said', async () => {
    const messageUuid = await outbox.enqueue(own.database, MAIL);
    deliverBy(smtpSender(url));
    await untilRow({ status: 'SENT', contentEnc: null, attempts: 1, lastError: null });
    expect((await row()).sentAt).toBeInstanceOf(Date);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: <${messageUuid}@sign.example.com>`);
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });

  it('names where replies go if the mail does', async () => {
    mail = smtpSender(url);
    await mail.send({ ...MAIL, messageUuid: 'none' });
    expect(received.pop()).not.toMatch(/^Reply-To:/m);
    await outbox.enqueue(own.database, { ...MAIL, replyTo: 'jisu@hanbit.example' });
    deliverBy(mail);
    await untilRow({ status: 'SENT' });
    expect(received[0]).toMatch(/^Reply-To: jisu@hanbit\.example\r$/m);
  });

  it('sends a picture of the mail as a part that is no file', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const picture = { name: 'logo.png', bytes, contentType: 'image/png' as const, cid: 'logo' };
    const file = { name: '계약서.pdf', bytes: Buffer.from('%PDF-'), contentType: 'application/pdf' as const };
    mail = smtpSender(url);
    await mail.send({ ...MAIL, messageUuid: 'one', html: '<img src="cid:logo">', attachments: [picture, file] });
    expect(received[0]).toMatch(/Content-Type: multipart\/related/);
    expect(received[0]).toMatch(/Content-Type: image\/png; name=logo\.png\r\nContent-ID: <logo>/);
    expect(received[0]).toMatch(/Content-Disposition: inline; filename=logo\.png/);
    expect(received[0]).toMatch(/Content-Type: application\/pdf/);
    expect(received[0]?.match(/Content-Disposition: attachment/g)).toHaveLength(1);
  });

  it('delivers the mail of a batch in the lane of batches', async () => {
    const messageUuid = await outbox.enqueue(own.database, MAIL, undefined, { lane: LANE_BULK });
    const jobs = await own.database.selectFrom('jobs').select(['jobKey', 'lane']).execute();
    expect(jobs).toEqual([{ jobKey: messageUuid, lane: LANE_BULK }]);
    deliverBy(smtpSender(url));
    await untilRow({ status: 'SENT' });
  });

  it('waits and keeps the words of a server that says later', async () => {
    refusal = { at: 'data', code: 451, words: 'Greylisted, come back' };
    const messageUuid = await outbox.enqueue(own.database, MAIL);
    deliverBy(smtpSender(url));
    await untilRow({ status: 'QUEUED', lastError: expect.stringContaining('451 Greylisted') });

    refusal = null;
    await own.database.updateTable('jobs').set({ runAt: new Date() }).execute();
    await untilRow({ status: 'SENT', attempts: 2, lastError: null });
    expect(received[0]).toContain(messageUuid);
  });

  it('does not try again where the address is unknown', async () => {
    refusal = { at: 'recipient', code: 550, words: 'No such mailbox' };
    await outbox.enqueue(own.database, MAIL);
    deliverBy(smtpSender(url));
    await untilRow({ status: 'FAILED', lastError: expect.stringContaining('550 No such mailbox') });
    const job = await own.database.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(job.failedAt).toBeInstanceOf(Date);
  });

  it('waits for a server that is down, and gives up after the last try', async () => {
    await outbox.enqueue(own.database, MAIL);
    deliverBy(smtpSender('smtp://127.0.0.1:1'));
    await untilRow({ status: 'QUEUED', lastError: expect.stringContaining('ECONNREFUSED') });
    await own.database.updateTable('jobs').set({ runAt: new Date(), attempts: 9 }).execute();
    await untilRow({ status: 'FAILED' });
  });

  it('puts the mail into the mailbox where no server is set, once', async () => {
    await outbox.enqueue(own.database, MAIL);
    const sender = createMailboxSender(own.database);
    deliverBy(sender);
    await untilRow({ status: 'SENT' });
    const [message] = await own.database.selectFrom('mailboxMessages').selectAll().execute();
    expect(message).toMatchObject({ recipient: MAIL.to, bodyText: MAIL.text, bodyHtml: MAIL.html });
    await sender.send({ ...MAIL, messageUuid: message?.messageUuid ?? '' });
    expect(await own.database.selectFrom('mailboxMessages').selectAll().execute()).toHaveLength(1);
  });

  it('keeps nothing readable while a mail waits', async () => {
    await outbox.enqueue(own.database, MAIL);
    const { contentEnc } = await row();
    expect(contentEnc?.toString('utf8')).not.toContain('123456');
  });
});

it('records nothing for a worker that lost its lease while it was delivering', async () => {
  mail = createSmtpSender({ url, from: 'dojang@example.com', publicUrl: 'http://localhost' });
  const [definition] = createMessageJobs({
    database: own.database,
    files: createDiskStore(tmpdir()),
    secrets,
    mail,
    texts: createMailboxTextSender(own.database),
    publicUrl: 'http://localhost',
    credits: NO_CREDITS,
  });
  if (!definition) throw new Error('Messages have no job.');
  const messageUuid = await outbox.enqueue(own.database, MAIL);
  const [lease] = await claimJobs(own.database, [definition.kind], { all: 1, bulk: 1 }, 30_000);
  if (!lease) throw new Error('No message was due.');
  const { signal } = new AbortController();
  const statusOf = async () =>
    (
      await own.database
        .selectFrom('outboxMessages')
        .select('status')
        .where('messageUuid', '=', messageUuid)
        .executeTakeFirst()
    )?.status;
  const late = await runJob(own.database, definition, { ...lease, token: randomUUID() }, signal);
  expect([late.outcome, await statusOf()]).toEqual(['lease lost', 'SENDING']);
  const held = await runJob(own.database, definition, lease, signal);
  expect([held.outcome, await statusOf()]).toEqual(['done', 'SENT']);
  expect(await own.database.selectFrom('jobs').select('jobUuid').execute()).toEqual([]);
});
