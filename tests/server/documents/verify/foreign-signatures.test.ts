import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { dict, name, PdfDict, PdfString, type PdfValue } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { openKeyStore } from '../../../../server/documents/seal/keys/key-store.ts';
import type { SealKey } from '../../../../server/documents/seal/seal-key.ts';
import { gapOf, hexOf, partsOf, withHex } from '../../../support/forging.ts';
import { finishUpdate, makePdf, sealContract } from '../../../support/sealing.ts';
import { checkFile } from '../../../support/verifying.ts';

let folder: string;
let key: SealKey;
/** A file that somebody with another key signed, which is what a seal of another server is for us. */
let signed: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-signer-'));
  key = (await openKeyStore({ folder: path.join(folder, 'seal') })).current();
  // One signature in four is as long as its room, and leaves no zeros behind it to change.
  do signed = sealContract({ key, bytes: makePdf(1) }).bytes;
  while (!hexOf(signed).endsWith('00'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SIGNATURE = { by: '도장 전자계약 봉인', at: '2026-11-22T00:04:05+09:00', state: 'INTACT' };

const text = (words: string) => new PdfString(Buffer.from(words));
const signaturesIn = (bytes: Buffer) => checkFile(bytes, { known: () => [] }).signatures;
const stateOf = (bytes: Buffer) => signaturesIn(bytes).map(({ state }) => state);

type Ranges = readonly [start: number, first: number, second: number, rest: number];

/** The ranges that a signature over the whole file has. */
function wholeOf(bytes: Buffer): Ranges {
  const { start, end } = gapOf(bytes);
  return [0, start, end + 1, bytes.length - end - 1];
}

/** Signs the file again over other ranges, as somebody with the key could. */
function signOver(bytes: Buffer, ranges: Ranges, change = (encoded: Buffer) => encoded) {
  const text = bytes.toString('latin1');
  const changed = Buffer.from(
    text.replace(
      /\/ByteRange \[[\d ]+\]/,
      (before) => `/ByteRange [${ranges.join(' ')}`.padEnd(before.length - 1) + ']',
    ),
    'latin1',
  );
  const [, first, second, rest] = ranges;
  const hashed = [changed.subarray(0, first), changed.subarray(second, second + rest)];
  const digest = createHash('sha256').update(Buffer.concat(hashed)).digest();
  const signature = key.sign(change(key.cms.toBeSigned(digest)));
  return withHex(changed, change(key.cms.assemble(digest, signature, null)).toString('hex'));
}

/** The identifiers of a signed hash and of another attribute, with the same length. */
const [HASH, OTHER] = ['2a864886f70d010904', '2a864886f70d010963'];
const withoutHash = (encoded: Buffer) => Buffer.from(encoded.toString('hex').replace(HASH, OTHER), 'hex');

/** Changes the signature's dictionary in a way that no signature covers. */
function withEntries(entries: Record<string, PdfValue>) {
  const update = new IncrementalUpdate(openPdf(signed));
  const [field = null] = update.file.array(update.file.dict(update.file.root.get('AcroForm')).get('Fields'));
  const signature = update.file.resolve(update.file.dict(field).get('V'));
  if (!(signature instanceof PdfDict)) throw new Error('no signature');
  update.set(
    update.file.rootRef,
    update.file.root.with({
      AcroForm: dict({
        Fields: [dict({ FT: name('Sig'), T: text('S'), V: signature.with(entries) })],
      }),
    }),
  );
  return signaturesIn(finishUpdate(update));
}

describe('the signature of somebody else', () => {
  it('is intact over the whole file', () => {
    expect(signaturesIn(signed)).toStrictEqual([SIGNATURE]);
    expect(signaturesIn(signOver(signed, wholeOf(signed)))).toStrictEqual([SIGNATURE]);
  });

  it('is broken where the content and its hash were changed, but not the signature', () => {
    const changed = Buffer.from(signed);
    changed.write('Hong Gilsoon', changed.indexOf('Hong Gildong'), 'latin1');
    const { start, end } = gapOf(changed);
    const digest = createHash('sha256')
      .update(changed.subarray(0, start))
      .update(changed.subarray(end + 1))
      .digest();
    const forged = withHex(changed, key.cms.assemble(digest, partsOf(signed).signature, null).toString('hex'));
    expect([stateOf(changed), stateOf(forged)]).toEqual([['BROKEN'], ['BROKEN']]);
  });

  it('is broken where it signs no hash of the content', () => {
    expect(stateOf(signOver(signed, wholeOf(signed), withoutHash))).toEqual(['BROKEN']);
  });

  it.each<[string, (ranges: Ranges) => Ranges]>([
    ['begins behind the start', ([, first, second, rest]) => [1, first, second, rest]],
    ['leaves out more before it', ([start, first, second, rest]) => [start, first - 1, second, rest]],
    ['leaves out more behind it', ([start, first, second, rest]) => [start, first, second + 1, rest - 1]],
    ['leaves out less', ([start, first, second, rest]) => [start, first, second - 1, rest + 1]],
    ['ends behind the end', ([start, first, second, rest]) => [start, first, second, rest + 1]],
  ])('is broken where what it covers %s', (_, change) => {
    expect(stateOf(signOver(signed, change(wholeOf(signed))))).toEqual(['BROKEN']);
  });

  it('doesn’t cover what comes behind its end', () => {
    const [start, first, second, rest] = wholeOf(signed);
    expect(stateOf(signOver(signed, [start, first, second, rest - 1]))).toEqual(['MORE_AFTER']);
  });

  it('may have white space and an odd number of digits', () => {
    const { end } = gapOf(signed);
    const spaced = Buffer.from(signed);
    spaced.write('  ', end - 2, 'latin1');
    expect(stateOf(spaced)).toEqual(['INTACT']);
    spaced.write('0 ', end - 2, 'latin1');
    expect(stateOf(spaced)).toEqual(['INTACT']);
  });

  it.each<[string, PdfValue, string]>([
    ['no ranges', null, 'BROKEN'],
    ['three numbers', [0, 1, 2], 'BROKEN'],
    ['a negative number', [0, 1, 2, -1], 'BROKEN'],
    ['a name', [0, name('one'), 2, 3], 'BROKEN'],
  ])('is broken with %s', (_, ByteRange, state) => {
    expect(withEntries({ ByteRange })).toStrictEqual([{ ...SIGNATURE, state }]);
  });

  it.each<[string, Record<string, PdfValue>]>([
    ['in another format', { SubFilter: name('adbe.x509.rsa_sha1') }],
    ['without a format', { SubFilter: null }],
    ['without contents', { Contents: null }],
    ['whose contents nobody can read', { Contents: text('none') }],
  ])('is not judged %s, and names who it says has signed', (_, entries) => {
    expect(withEntries(entries)).toStrictEqual([{ ...SIGNATURE, by: '도장', state: 'UNKNOWN' }]);
    expect(withEntries({ ...entries, Name: null, M: null })).toStrictEqual([
      { by: '알 수 없는 사람', at: null, state: 'UNKNOWN' },
    ]);
  });

  it('of Acrobat is judged as well', () => {
    expect(withEntries({ SubFilter: name('adbe.pkcs7.detached') })).toMatchObject([{ state: 'MORE_AFTER' }]);
  });
});

it('only the first 32 signatures of a file are read', () => {
  const update = new IncrementalUpdate(openPdf(makePdf(1)));
  const Fields = Array.from({ length: 40 }, (_, index) =>
    update.add(dict({ FT: name('Sig'), T: text(`S${index}`), V: dict({ Name: text('Kim') }) })),
  );
  update.set(update.file.rootRef, update.file.root.with({ AcroForm: dict({ Fields }) }));
  const found = signaturesIn(finishUpdate(update));
  expect(found).toHaveLength(32);
  expect(found[31]).toEqual({ by: 'Kim', at: null, state: 'UNKNOWN' });
});
