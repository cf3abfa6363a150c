import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../server/http/site.ts';
import { buildStubApp, captureLog } from './stub-app.ts';

const askRaw = (port: number, request: string) =>
  new Promise<string>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
  });

const LOGIN = { method: 'POST', url: '/api/app/auths/login' } as const;

describe('headers', () => {
  it('guard every answer, errors too', async () => {
    const app = await buildStubApp({ formOrigins: ['https://cert.example.com'] });
    for (const url of ['/api/health', '/api/gone', '/elsewhere']) {
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'self' https://cert.example.com; frame-ancestors 'none'",
        'permissions-policy': expect.stringContaining('camera=()'),
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
    const production = await buildStubApp({ isProduction: true });
    expect((await production.inject({ url: '/api/health' })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
  });

  it.each([
    ['/sign?code=x', 'no-referrer'],
    ['/receiver/phone-verify', 'no-referrer'],
    ['/invitation/acceptance?code=x', 'no-referrer'],
    ['/auth/change-password/abc', 'no-referrer'],
    ['/copies', 'no-referrer'],
    ['/preview?id=x', 'no-referrer'],
    ['/download/all', 'no-referrer'],
    ['/setting/payment/toss/credit/success?paymentKey=x', 'no-referrer'],
    ['/setting/payment/dashboard', 'strict-origin-when-cross-origin'],
    ['/downloads', 'strict-origin-when-cross-origin'],
    ['/signature', 'strict-origin-when-cross-origin'],
    ['/dashboard', 'strict-origin-when-cross-origin'],
  ])('of %s tell others: %s', async (url, policy) => {
    const app = await buildStubApp();
    expect((await app.inject({ url })).headers['referrer-policy']).toBe(policy);
  });
});

describe('request ids', () => {
  it.each([
    ['a-safe_id.0123', true],
    ['short', false],
    ['x'.repeat(65), false],
    ['bad id with spaces', false],
    ['{"level":60}xxxx', false],
    ['abcdefgh\u2028', false],
  ])('%j is repeated: %s', async (given, repeated) => {
    const { logger, lines } = captureLog();
    const app = await buildStubApp({ logger });
    const { headers } = await app.inject({ url: '/api/health', headers: { 'x-request-id': given } });
    expect(headers['x-request-id'] === given).toBe(repeated);
    expect(headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/);
    expect(lines.join('').includes(JSON.stringify(given))).toBe(repeated);
  });
});

describe('logs', () => {
  it('hold the call and its outcome, and nothing of the person', async () => {
    const { logger, lines } = captureLog();
    const app = await buildStubApp({ logger });
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    const inquiry = { name: '홍길동', email: 'gildong@example.com', company: '', message: '비밀이에요 정말로요' };
    await app.inject({ ...LOGIN, payload: { email: inquiry.email, password: 'Secret-word-1!' } });
    await app.inject({ method: 'POST', url: '/api/app/inquiries', payload: inquiry });
    await app.inject({
      url: '/api/app/organizations/0198c0de-0000-7000-8000-000000000001?code=LinkSecret',
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'Agent-X', 'x-forwarded-for': '203.0.113.9' },
      remoteAddress: '198.51.100.7',
    });
    await app.inject({ url: '/gildong@example.com' });
    const text = lines.join('');
    for (const secret of [
      'gildong',
      'Secret-word',
      '홍길동',
      '비밀이에요',
      'LinkSecret',
      token,
      'Agent-X',
      '203.0.113',
      '198.51.100',
      '0198c0de',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ method: 'POST', call: 'sendInquiry', status: 500, ms: expect.any(Number) }),
        expect.objectContaining({ method: 'GET', call: 'getOrganization', status: 401 }),
        expect.objectContaining({ msg: 'failed', error: expect.objectContaining({ type: 'Error' }) }),
      ]),
    );
  });
});

describe('limits', () => {
  it('answer too many questions in the envelope, and leave other calls and other people alone', async () => {
    const app = await buildStubApp({ rateLimits: { perMinute: 100, entriesPerMinute: 2 } });
    const ask = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/app/inquiries', payload: {}, remoteAddress });
    await ask('192.0.2.1');
    await ask('192.0.2.1');
    const third = await ask('192.0.2.1');
    expect([third.statusCode, third.json()]).toEqual([
      429,
      {
        isSuccess: false,
        code: 429,
        errorCode: 'RATE_LIMITED',
        message: expect.any(String),
        retryAfter: expect.any(Number),
      },
    ]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).statusCode).not.toBe(429);
    expect((await app.inject({ url: '/api/health', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('count a fingerprint as a file, since what is kept under it is judged, too', async () => {
    const app = await buildStubApp({ rateLimits: { perMinute: 100, entriesPerMinute: 2 } });
    const url = `/api/documents/checks?sha256=${'a'.repeat(64)}`;
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await app.inject({ url })).statusCode);
    expect([statuses.slice(0, 2).includes(429), statuses[2]]).toEqual([false, 429]);
  });

  it('let parts and pictures of files be asked for ten times as often', async () => {
    const app = await buildStubApp({ rateLimits: { perMinute: 2, entriesPerMinute: 2 } });
    const url = '/api/app/files/019b0000-0000-7000-8000-000000000000/content';
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await app.inject({ url })).statusCode);
    expect([statuses.slice(0, 20).includes(429), statuses[20]]).toEqual([false, 429]);
  });

  it('count all calls of an address, unknown ones too, and a network of IPv6 as one', async () => {
    const app = await buildStubApp({ rateLimits: { perMinute: 2, entriesPerMinute: 2 } });
    await app.inject({ url: '/api/gone', remoteAddress: '2001:db8:1:2::1' });
    await app.inject({ url: '/api/health', remoteAddress: '2001:db8:1:2::1' });
    const statuses = await Promise.all(
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1'].map(
        async (remoteAddress) => (await app.inject({ url: '/api/health', remoteAddress })).statusCode,
      ),
    );
    expect(statuses).toEqual([429, 200]);
  });

  it.each(['/%61pi/app/auths/login', '/ap%69/app/auths/login', 'http://any.test/api/app/auths/login'])(
    'hold however the address is written: %s',
    async (target) => {
      const site: Site = { files: new Map(), index: () => '' };
      const app = await buildStubApp({ site, rateLimits: { perMinute: 100, entriesPerMinute: 1 } });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port }: AddressInfo = Object(app.server.address());
      const ask = async () => {
        const body = '{"email":"a@b.example","password":"x"}';
        const head = `POST ${target} HTTP/1.1\r\nhost: any.test\r\nconnection: close\r\ncontent-type: application/json`;
        const answer = await askRaw(port, `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
        return answer.slice(9, 12);
      };
      expect([await ask(), await ask()]).toEqual(['200', '429']);
      await app.close();
    },
  );

  it('believe only proxies that are named', async () => {
    const limits = { perMinute: 1, entriesPerMinute: 1 };
    const ask = async (trustedProxies: string[]) => {
      const app = await buildStubApp({ rateLimits: limits, trustedProxies });
      const from = async (forwarded: string) =>
        (await app.inject({ url: '/api/health', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } }))
          .statusCode;
      return [await from('203.0.113.1'), await from('203.0.113.2'), await from('1.1.1.1, 203.0.113.2')];
    };
    expect(await ask([])).toEqual([200, 429, 429]);
    // Addresses that a client adds itself are to the left of the last untrusted hop.
    expect(await ask(['10.0.0.0/8'])).toEqual([200, 200, 429]);
  });

  it('hold for bodies', async () => {
    const app = await buildStubApp();
    const { statusCode } = await app.inject({ ...LOGIN, payload: { email: 'x'.repeat(1_100_000) } });
    expect(statusCode).toBe(413);
  });
});

describe('requests that are no requests', () => {
  it('are answered in the envelope', async () => {
    const app = await buildStubApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port }: AddressInfo = Object(app.server.address());
    const answer = await askRaw(port, 'NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"errorCode":"MALFORMED"');
    await app.close();
  });
});

describe('reference', () => {
  it('is a page without scripts, with every call, shape and error', async () => {
    const app = await buildStubApp();
    const { body, headers } = await app.inject({ url: '/api/reference' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).not.toContain('<script');
    for (const part of [
      'id="login"',
      'href="#schema-Organization"',
      'id="schema-Organization"',
      'LAST_OWNER',
      '/api/app/auths/login',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('is there only where it is wanted', async () => {
    const app = await buildStubApp({ hasReference: false });
    for (const url of ['/api/reference', '/api/openapi.json']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
  });

  it('is a file with a mark for machines', async () => {
    const app = await buildStubApp();
    const first = await app.inject({ url: '/api/openapi.json' });
    expect(first.json()).toMatchObject({ openapi: '3.1.0' });
    const etag = String(first.headers.etag);
    expect((await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });
});
