import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailboxSender } from '../../../server/adapters/mail/mailbox.ts';
import { registerMailbox } from '../../../server/emulators/mailbox/mailbox.ts';
import { cloneDatabase } from '../../support/database.ts';
import { buildStubApp } from '../http/stub-app.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let app: FastifyInstance;
const evil = randomUUID();

beforeAll(async () => {
  own = await cloneDatabase();
  app = await buildStubApp({
    extras: [(it) => registerMailbox(it, own.database, 'http://sign.test:8080')],
  });
  const { send } = createMailboxSender(own.database);
  await send({
    messageUuid: randomUUID(),
    to: 'first@example.com',
    subject: '가입 번호',
    text: '번호 123456\nhttps://a.test/x?y=1',
    html: '<p>번호</p>',
  });
  await send({
    messageUuid: evil,
    to: 'Second@example.com',
    subject: '<script>alert(1)</script>',
    text: '</pre><script>alert(2)</script>',
    html: '<script>alert(3)</script>',
  });
});
afterAll(() => own.drop());

describe('mailbox', () => {
  it('lists mails newest first, with their links, of everybody or of one', async () => {
    const all = await app.inject({ url: '/api/dev/messages' });
    expect(all.json()).toMatchObject([
      { to: 'Second@example.com', links: [] },
      { to: 'first@example.com', subject: '가입 번호', links: ['https://a.test/x?y=1'], html: '<p>번호</p>' },
    ]);
    const one = await app.inject({ url: '/api/dev/messages?to=second%40example.com' });
    expect(one.json()).toHaveLength(1);
    expect((await app.inject({ url: '/api/dev/messages?to=a&to=b' })).statusCode).toBe(200);
  });

  it('shows them on a page that runs nothing', async () => {
    const page = await app.inject({ url: `/api/dev/mailbox?message=${evil}` });
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-src 'self'/,
    );

    const frame = await app.inject({ url: `/api/dev/mailbox/${evil}` });
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-popups');
    expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect((await app.inject({ url: '/api/dev/mailbox/none' })).statusCode).toBe(404);
  });

  it.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', 'sign.test:8080', '192.168.0.7'])(
    'is there under %s',
    async (host) => {
      expect((await app.inject({ url: '/api/dev/messages', headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', 'sign.test.evil.example:8080'])(
    'is not there for a page of %s that leads here',
    async (host) => {
      for (const url of ['/api/dev/messages', '/api/dev/mailbox', `/api/dev/mailbox/${evil}`]) {
        expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404);
      }
    },
  );
});
