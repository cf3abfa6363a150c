import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../server/http/negotiation.ts';
import { readSite } from '../../../server/http/site.ts';
import { buildStubApp } from './stub-app.ts';

const SCRIPT = 'console.log("도장");'.repeat(50);
const INDEX =
  '<!doctype html><meta property="csp-nonce" nonce="__N__"><!-- preview --><meta name="description"><!-- /preview --><script nonce="__N__" src="/assets/a-1.js"></script>';
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-site-'));
  const web = path.join(folder, 'web');
  await mkdir(path.join(web, 'assets'), { recursive: true });
  await mkdir(path.join(web, '.vite'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(web, 'index.html'), INDEX);
  await writeFile(path.join(web, '.vite/manifest.json'), '{}');
  await writeFile(path.join(web, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(web, 'assets/a-1.js'), SCRIPT);
  await writeFile(path.join(web, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(path.join(web, 'assets/a-1.js.gz'), gzipSync(SCRIPT));
  await writeFile(path.join(web, 'assets/kept-1.js'), SCRIPT);
  await writeFile(path.join(web, 'assets/kept-1.js.gz'), gzipSync(SCRIPT));
  app = await buildStubApp({ site: await readSite(web, '__N__'), formOrigins: ['https://cert.example.com'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files of the app', () => {
  it('come compressed as the client likes, each form with its own mark, kept for ever', async () => {
    const plain = await get('/assets/a-1.js');
    const br = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(plain.body).toBe(SCRIPT);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('are not sent again to who has them', async () => {
    const { etag } = (await get('/assets/a-1.js', { 'accept-encoding': 'br' })).headers;
    const again = await get('/assets/a-1.js', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${String(etag)}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get('/assets/a-1.js', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('without a name by content are asked for each time', async () => {
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect(icon.headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it('are read from the disk once', async () => {
    const before = await get('/assets/kept-1.js', { 'accept-encoding': 'gzip' });
    await rm(path.join(folder, 'web/assets/kept-1.js.gz'));
    const after = await get('/assets/kept-1.js', { 'accept-encoding': 'gzip' });
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it('answer HEAD with the same headers and nothing else', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/assets/a-1.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(Buffer.byteLength(SCRIPT)),
    ]);
  });

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ])('choose by %j: %s', (header, expected) => {
    expect(chooseEncoding(header, new Set(['identity', 'br', 'gzip']))).toBe(expected);
  });
});

describe('page of the app', () => {
  it('has a fresh nonce in each answer, in the policy and in the page, and is not kept', async () => {
    const nonces = await Promise.all(
      ['/', '/dashboard', '/sign?x=1'].map(async (url) => {
        const page = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
        const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1] ?? '';
        expect(page.body).not.toContain('__N__');
        expect(page.headers['content-security-policy']).toBe(
          `default-src 'self'; script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'; style-src 'self' 'nonce-${nonce}'; ` +
            `img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self'; ` +
            `object-src 'none'; base-uri 'self'; form-action 'self' https://cert.example.com; frame-ancestors 'none'`,
        );
        expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
        expect(page.headers).not.toHaveProperty('etag');
        expect(page.headers).not.toHaveProperty('content-encoding');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('is not what a missing file or a missing call is answered with', async () => {
    for (const url of ['/assets/gone.js', '/api/gone', '/api']) {
      const answer = await get(url, { accept: 'text/html' });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        404,
        expect.objectContaining({ isSuccess: false, errorCode: 'NOT_FOUND' }),
      ]);
    }
    expect((await get('/gone.png', { accept: 'image/png' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
  });
});

/** Sends a raw request, because HTTP clients normalise such addresses. */
function getRaw(address: string) {
  const { port }: AddressInfo = Object(app.server.address());
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: address, headers: { accept: '*/*' } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('error', reject);
  });
}

describe('addresses that reach for other files', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/a-1.js%00.png',
    '/favicon.svg%00',
    '/.vite/manifest.json%00',
    '//secret.txt/..%2f..',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/secret.txt',
  ])('%s finds nothing', async (address) => {
    const { status, body } = await getRaw(address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('secret"');
    expect(body).toContain('"isSuccess":false');
  });

  it('do not reach what the build keeps to itself', async () => {
    expect((await getRaw('/.vite/manifest.json')).body).toContain('<!doctype html>');
  });
});
