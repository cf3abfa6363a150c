import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildStubApp } from './stub-app.ts';

const VERSION = '도장 1.0 '.repeat(4_000);
const buildTalkative = () =>
  buildStubApp({ answers: { getHealth: () => Promise.resolve({ status: 'ok', version: VERSION }) } });
const url = '/api/health';
const RESULT = { result: { status: 'ok', version: VERSION } };

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a long answer to a client that accepts %s is packed with %s', async (accepted, encoding, unpack) => {
  const app = await buildTalkative();
  const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringContaining('application/json'),
    'content-length': String(answer.rawPayload.length),
    vary: 'Accept-Encoding',
  });
  expect(answer.rawPayload.length).toBeLessThan(VERSION.length / 10);
  expect(JSON.parse(unpack(answer.rawPayload).toString('utf8'))).toMatchObject(RESULT);
});

it.each([undefined, 'identity', 'zstd'])(
  'a long answer to a client that accepts %s goes out as it is',
  async (accepted) => {
    const app = await buildTalkative();
    const answer = await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.json()).toMatchObject(RESULT);
  },
);

it('a short answer is not packed', async () => {
  const app = await buildStubApp();
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.json()).toMatchObject({ result: { status: 'ok', version: 'test' } });
});

it('says that the answer depends on the origin, too, if there are several', async () => {
  const app = await buildStubApp({
    origins: ['https://app.dojang.example'],
    answers: { getHealth: () => Promise.resolve({ status: 'ok', version: VERSION }) },
  });
  const headers = { 'accept-encoding': 'br', origin: 'https://app.dojang.example' };
  expect((await app.inject({ url, headers })).headers['vary']).toBe('Origin, Accept-Encoding');
});
