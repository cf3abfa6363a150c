import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRfc3161Authority } from '../../../../server/adapters/timestamp/rfc3161.ts';
import { readDer, readFirst } from '../../../../server/documents/seal/der/read.ts';
import { OID } from '../../../../server/documents/seal/oids.ts';
import { readSignedData } from '../../../../server/documents/seal/signed-data.ts';
import {
  askTools,
  makeFolder,
  makeKeyStore,
  runTool,
  sealContract,
  sealContractWithTimestamp,
} from '../../../support/sealing.ts';
import { checkFile } from '../../../support/verifying.ts';
import { startTsa } from '../../../support/timestamps.ts';

describe('a timestamp', () => {
  it('is one for OpenSSL, over the bytes that were asked for', async () => {
    const tsa = await startTsa();
    const bytes = randomBytes(72);
    const token = await tsa.asks().stamp(bytes);
    const folder = await makeFolder();
    const place = (file: string) => path.join(folder, file);
    await writeFile(place('token'), token);
    await writeFile(place('ca.pem'), tsa.caPem);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const args = ['ts', '-verify', '-token_in', '-in', place('token'), '-CAfile', place('ca.pem'), '-digest'];
    expect(await runTool('openssl', [...args, digest])).toMatchObject({
      output: expect.stringContaining('Verification: OK'),
    });
    expect(
      await runTool('openssl', [...args, digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))]),
    ).toMatchObject({
      code: 1,
    });
  });

  it('is answered by the emulator to a request of OpenSSL', async () => {
    const tsa = await startTsa();
    const folder = await makeFolder();
    const place = (file: string) => path.join(folder, file);
    await writeFile(place('data'), '계약서');
    await writeFile(place('ca.pem'), tsa.caPem);
    await runTool('openssl', ['ts', '-query', '-data', place('data'), '-sha256', '-cert', '-out', place('query')]);
    const response = await fetch(tsa.url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: await readFile(place('query')),
    });
    expect(response.headers.get('content-type')).toBe('application/timestamp-reply');
    await writeFile(place('reply'), Buffer.from(await response.arrayBuffer()));
    const args = ['ts', '-verify', '-queryfile', place('query'), '-in', place('reply'), '-CAfile', place('ca.pem')];
    expect(await runTool('openssl', args)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Verification: OK'),
    });
  });

  it.each([
    ['rejection', 'REFUSED', '요청을 거절합니다'],
    ['wrong-nonce', 'BROKEN', 'another request'],
    ['wrong-imprint', 'BROKEN', 'other bytes'],
    ['wrong-signature', 'BROKEN', 'signature does not hold'],
    ['wrong-purpose', 'BROKEN', 'not one for timestamps'],
    ['broken', 'BROKEN', "can't be read"],
    ['endless', 'BROKEN', 'longer than any'],
    ['down', 'UNREACHABLE', '503'],
  ] as const)('that fails by %s is an error with a name', async (scenario, fault, message) => {
    const tsa = await startTsa();
    await expect(tsa.asks(scenario).stamp(Buffer.from('x'))).rejects.toMatchObject({
      name: 'TimestampError',
      fault,
      message: expect.stringContaining(message),
    });
  });

  it('is not waited for without end', async () => {
    const tsa = await startTsa();
    await expect(tsa.asks('slow', 150).stamp(Buffer.from('x'))).rejects.toMatchObject({ fault: 'UNREACHABLE' });
    const nobody = createRfc3161Authority({ url: 'http://127.0.0.1:9/', trusted: null });
    await expect(nobody.stamp(Buffer.from('x'))).rejects.toMatchObject({ fault: 'UNREACHABLE' });
  });

  it('of an authority that is not configured is not taken', async () => {
    const [tsa, other] = [await startTsa(), await startTsa()];
    const stamping = createRfc3161Authority({ url: tsa.url, trusted: [other.ca] });
    await expect(stamping.stamp(Buffer.from('x'))).rejects.toMatchObject({ fault: 'UNTRUSTED' });
    const anybody = createRfc3161Authority({ url: tsa.url, trusted: null });
    await expect(anybody.stamp(Buffer.from('x'))).resolves.toBeInstanceOf(Buffer);
  });

  it('of a certificate that had run out is not taken', async () => {
    const tsa = await startTsa();
    const later = await startTsa({ now: stepping(20 * 365.25 * 86_400_000) });
    await expect(later.asks().stamp(Buffer.from('x'))).rejects.toMatchObject({
      message: expect.stringContaining('at that time'),
    });
    await expect(tsa.asks().stamp(Buffer.from('x'))).resolves.toBeInstanceOf(Buffer);
  });
});

/** Returns the current time on the first call, and later times afterwards. */
function stepping(ms: number) {
  let asked = 0;
  return () => new Date(Date.now() + (asked++ === 0 ? 0 : ms));
}

describe('a seal with a timestamp', () => {
  it('stays valid for other programs, and its token is about the signature', async () => {
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const key = store.current();
    const { bytes, sha256 } = await sealContractWithTimestamp({ key, stamp: tsa.asks().stamp });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    const { pdfsig, openssl, qpdf } = await askTools(bytes, key.chain.map(({ x509 }) => x509.toString()).join(''));
    expect(pdfsig.output).toContain('Signature is Valid');
    expect(pdfsig.output).toContain('Total document signed');
    expect(openssl.output).toContain('CMS Verification successful');
    expect(qpdf.code).toBe(0);

    const parts = readSignedData(contentsOf(bytes));
    const folder = await makeFolder();
    const place = (file: string) => path.join(folder, file);
    await writeFile(place('signature'), parts.signature);
    await writeFile(place('token'), parts.unsigned.get(OID.signatureTimeStamp)?.raw ?? '');
    await writeFile(place('ca.pem'), tsa.caPem);
    const args = ['ts', '-verify', '-token_in', '-in', place('token'), '-data', place('signature')];
    expect((await runTool('openssl', [...args, '-CAfile', place('ca.pem')])).output).toContain('Verification: OK');
  });

  it('says when, and whether the authority is the configured one', async () => {
    const at = new Date('2026-11-21T15:04:30Z');
    const tsa = await startTsa({ now: () => at });
    const other = await startTsa();
    const { store } = await makeKeyStore();
    const { bytes } = await sealContractWithTimestamp({ key: store.current(), stamp: tsa.asks().stamp });
    const check = (authorities: Parameters<typeof checkFile>[3]) => checkFile(bytes, store, null, authorities);
    const timestamp = { at: '2026-11-22T00:04:30+09:00', authority: '도장 에뮬레이터 시점확인' };
    expect(check([tsa.ca])).toMatchObject({ verdict: 'WHOLE', timestamp: { ...timestamp, isTrusted: true } });
    expect(check(null)).toMatchObject({ verdict: 'WHOLE', timestamp: { ...timestamp, isTrusted: null } });
    expect(check([other.ca])).toMatchObject({
      verdict: 'WHOLE',
      timestamp: { isTrusted: false },
      words: expect.stringContaining('설정된 시점확인 기관이 아니에요'),
    });
  });

  it('is noticed when its token is taken out, or that of another signature put in', async () => {
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const key = store.current();
    const { bytes } = await sealContractWithTimestamp({ key, stamp: tsa.asks().stamp });
    const parts = readSignedData(contentsOf(bytes));
    const digest = parts.attributes.get(OID.messageDigest)?.content ?? Buffer.alloc(0);
    const foreign = await tsa.asks().stamp(Buffer.from('another signature'));
    for (const token of [null, foreign]) {
      const forged = putContents(bytes, key.cms.assemble(digest, parts.signature, token));
      expect(checkFile(forged, store)).toMatchObject({
        verdict: 'CHANGED',
        ours: true,
        faults: ['TIMESTAMP'],
      });
    }
  });

  it('makes room where a token is longer than usual', async () => {
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const asked: number[] = [];
    const stamp = async (bytes: Uint8Array) => {
      asked.push(bytes.length);
      // Longer than any real token with its padding. Only the length matters here.
      return asked.length < 3
        ? Buffer.concat([await tsa.asks().stamp(bytes), Buffer.alloc(asked.length * 9_000)])
        : tsa.asks().stamp(bytes);
    };
    const { bytes } = await sealContractWithTimestamp({ key: store.current(), stamp });
    expect(asked).toHaveLength(3);
    expect(checkFile(bytes, store)).toMatchObject({ verdict: 'WHOLE' });
  });

  it('is not made without one: the failure goes to whoever seals, who tries again', async () => {
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const sealing = sealContractWithTimestamp({ key: store.current(), stamp: tsa.asks('down').stamp });
    await expect(sealing).rejects.toMatchObject({ name: 'TimestampError', fault: 'UNREACHABLE' });
    expect(sealContract({ key: store.current() }).bytes.length).toBeGreaterThan(0);
  });
});

function gapOf(bytes: Buffer) {
  const [, first = 0, second = 0] = (/\/ByteRange \[0 (\d+) (\d+)/.exec(bytes.toString('latin1')) ?? []).map(Number);
  return { start: first + 1, end: second - 1 };
}

function contentsOf(bytes: Buffer) {
  const { start, end } = gapOf(bytes);
  return readDer(readFirst(Buffer.from(bytes.toString('latin1', start, end), 'hex')).raw);
}

function putContents(bytes: Buffer, cms: Buffer) {
  const { start, end } = gapOf(bytes);
  const changed = Buffer.from(bytes);
  changed.write(cms.toString('hex').padEnd(end - start, '0'), start, 'latin1');
  return changed;
}
