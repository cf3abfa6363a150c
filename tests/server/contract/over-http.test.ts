import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let base: string;
beforeAll(async () => {
  api = await createTestApp();
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/api/app${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on('data', (part) => (said += part.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });

test('a stranger’s large body is refused without being read', async () => {
  const answer = await post('/users/profile-images/presigned-url', 'x'.repeat(900_000));
  expect([answer.status, await answer.json()]).toMatchObject([401, { errorCode: 'UNAUTHENTICATED' }]);
});

test('a body beyond the limit is too large, in the envelope', async () => {
  const answer = await post('/auths/login', JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(2_000_000) }));
  expect([answer.status, await answer.json()]).toMatchObject([413, { errorCode: 'TOO_LARGE', code: 413 }]);
});

test.each([
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'bearer a.b.c',
  'Bearer a.b.c, Bearer d.e.f',
  `Bearer ${'a'.repeat(8000)}.b.c`,
])('the header "%s" is nobody', async (authorization) => {
  const answer = await fetch(`${base}/api/app/users`, { headers: { authorization } });
  expect(answer.status).toBe(401);
});

test('what is written into addresses does not become headers', async () => {
  const path = '/organizations/members/invitation-accept/019b0000-0000-7000-8000-000000000000';
  const answer = await post(`${path}/a%0d%0aset-cookie:%20x=y@hanbit.example`, '{}');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('two lengths, or a length and chunks, are no request', async () => {
  const start = 'POST /api/app/auths/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  expect(await raw(`${start}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400/);
  const both = `${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n`;
  expect(await raw(both)).toMatch(/^HTTP\/1\.1 400/);
});
