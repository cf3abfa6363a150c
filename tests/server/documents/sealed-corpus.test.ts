import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventData } from '../../../server/audit/events.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import type { FilledField } from '../../../server/documents/compose/drawing.types.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { openKeyStore, type KeyStore } from '../../../server/documents/seal/keys/key-store.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { sealUpdate } from '../../../server/documents/seal/sign.ts';
import { sealDocument } from '../../../server/documents/seal-document.ts';
import { verify } from '../../../server/documents/verify/verify.ts';
import { formPdf, signedPdf } from '../../support/documents/active-pdfs.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { DAMAGES, linearised, samplePdf, withPasswords } from '../../support/documents/sample-pdfs.ts';
import { eventsOver, makeChain } from '../../support/sealed-chain.ts';
import { askTools, runTool } from '../../support/sealing.ts';

const engine = createTestEngine();
let folder = '';
let keys: KeyStore;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dojang-corpus-'));
  keys = await openKeyStore({ folder: path.join(folder, 'seal') });
  await engine.ready();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.closeUnharmed();
});

const turned = ([0, 90, 180, 270] as const).flatMap((rotate) => [
  [`turned by ${rotate}`, samplePdf({ rotate, pages: 2 })] as const,
  [`turned by ${rotate}, cropped`, samplePdf({ rotate, cropBox: [40, 60, 520, 780] })] as const,
]);

/** Damage that no repair can undo. */
const LOST = [
  'content that does not unpack',
  'a page that is not there',
  'the second half cut off',
  'a catalogue that is not there',
];

const CORPUS: readonly (readonly [what: string, upload: Buffer])[] = [
  ['one page', samplePdf()],
  ['3 pages', samplePdf({ pages: 3 })],
  ['50 pages', samplePdf({ pages: 50 })],
  ['500 pages', samplePdf({ pages: 500 })],
  ['a cross-reference stream', samplePdf({ xref: 'STREAM', pages: 3 })],
  ['object streams', samplePdf({ xref: 'OBJECT_STREAMS', pages: 3 })],
  ['linearised', linearised(samplePdf({ pages: 5 }))],
  ...turned,
  ['an owner password, AES-256', withPasswords(samplePdf(), '', 'owner')],
  ['an owner password, RC4', withPasswords(samplePdf(), '', 'owner', '40')],
  ['a form', formPdf([{ entries: '/FT/Tx/T(name)', rect: [100, 600, 300, 620] }])],
  ['already signed', signedPdf()],
  ...Object.entries(DAMAGES)
    .filter(([what]) => !LOST.includes(what))
    .map(([what, damage]) => [what, damage(samplePdf({ pages: 2 }))] as const),
];

const VALUES = ['홍길동', '서울특별시 강남구 테헤란로 123', '漢字 龜 ㉠ ☑', '1,200,000', '2026년 11월 20일'];
const KINDS = ['NAME', 'TEXT', 'TEXT', 'AMOUNT', 'DATE'] as const;
const TYPED = ['홍길동', '서울특별시 강남구 테헤란로 123', '漢字 龜 ㉠ ☑', '1200000', '2026-11-20'];

const fieldsOn = (page: number): FilledField[] => [
  ...TYPED.map((value, index) => ({
    page,
    rect: { x: 60, y: 300 + index * 45, width: 220, height: 40 },
    kind: KINDS[index] ?? 'TEXT',
    value,
  })),
  {
    page,
    rect: { x: 300, y: 300, width: 120, height: 60 },
    kind: 'SIGNATURE',
    value: { kind: 'DRAWN', width: 100, height: 50, strokes: [{ points: [5, 40, 50, 5, 95, 40], width: 3 }] },
  },
  {
    page,
    rect: { x: 300, y: 380, width: 80, height: 80 },
    kind: 'SEAL',
    value: { kind: 'SEAL', text: '홍길동', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 },
  },
];

const valuesOn = (page: number): EventData['SIGNED']['values'] =>
  Object.fromEntries(VALUES.map((value, index) => [`field-${index}`, [page, value]]));

describe.each(CORPUS)('sealing a file: %s', (_what, upload) => {
  it('is taken in, and what is sealed convinces every other program', async () => {
    const intake = await engine.take(upload);
    const base = Buffer.from(intake.normalised);
    const last = intake.pages.length;
    const sealed = await sealDocument({
      base,
      kind: 'DOCUMENT',
      title: '용역계약서',
      composition: { fields: fieldsOn(last), footer: '문서 번호 HB-2611-0482' },
      chain: makeChain(base, eventsOver(base, valuesOn(last))),
      at: new Date('2026-11-20T05:21:12Z'),
      key: keys.current(),
    });
    const bytes = Buffer.concat(sealed.chunks);
    expect(bytes.subarray(0, base.length).equals(base)).toBe(true);
    expect(openPdf(bytes).pageCount).toBe(last);

    const authority = keys
      .current()
      .chain.map(({ x509 }) => x509.toString())
      .join('');
    const { pdfsig, qpdf, openssl } = await askTools(bytes, authority);
    expect(pdfsig.output).toContain('Signature is Valid');
    expect(pdfsig.output).not.toMatch(/Digest Mismatch|Not total document signed(?![\s\S]*Total document signed)/);
    expect(openssl).toMatchObject({ code: 0 });
    expect(qpdf.output).toContain('No syntax or stream encoding errors');

    const file = path.join(folder, 'sealed.pdf');
    writeFileSync(file, bytes);
    const { output } = await runTool('pdftotext', ['-f', String(last), '-l', String(last), '-raw', file, '-']);
    for (const value of VALUES) expect(output.replaceAll(/\s+/g, ' ')).toContain(value);
    expect(output).toContain(`HB-2611-0482 · ${last} / ${last}쪽`);

    expect(verify(bytes, { known: keys.known(), verifyChain })).toMatchObject({
      verdict: 'WHOLE',
      ours: true,
      whole: true,
      addedAfter: [],
    });
  }, 60_000);
});

it.each(LOST)('a file with %s is refused, with what to do', async (what) => {
  const damage = DAMAGES[what];
  expect(await engine.intake(damage?.(samplePdf({ pages: 2 })) ?? Buffer.alloc(0))).toMatchObject({
    status: 'REFUSED',
    refusal: { errorCode: 'FILE_DAMAGED', message: expect.stringMatching(/올려주세요/) },
  });
});

describe('a file that somebody else has signed', () => {
  it('keeps their signature valid beside ours', async () => {
    const strangers = await openKeyStore({ folder: path.join(folder, 'strangers'), kind: 'RSA-3072' });
    const at = new Date('2026-11-19T00:00:00Z');
    const update = new IncrementalUpdate(openPdf(signedPdf()));
    const theirs = sealUpdate(update, strangers.current(), { kind: 'DOCUMENT', at });
    const signed = Buffer.concat(theirs.chunks);
    const intake = await engine.take(signed);
    expect(intake).toMatchObject({ status: 'READY', normalised: signed });
    expect(intake.notices.map(({ code }) => code)).toContain('ALREADY_SIGNED');

    const ours = await sealDocument({
      base: intake.normalised,
      kind: 'DOCUMENT',
      title: '용역계약서',
      composition: { fields: fieldsOn(1) },
      chain: makeChain(signed, eventsOver(signed, valuesOn(1))),
      at,
      key: keys.current(),
    });
    const bytes = Buffer.concat(ours.chunks);
    const file = path.join(folder, 'both.pdf');
    writeFileSync(file, bytes);
    const { output } = await runTool('pdfsig', [file]);
    expect(output.match(/Signature is Valid/g)).toHaveLength(2);
    expect(verify(bytes, { known: keys.known(), verifyChain })).toMatchObject({
      verdict: 'WHOLE',
      keyId: keys.current().keyId,
      signatures: expect.arrayContaining([expect.objectContaining({ state: 'MORE_AFTER' })]),
    });
  });

  it('is refused when they allowed no changes, or when it carries files', async () => {
    const strangers = await openKeyStore({ folder: path.join(folder, 'lockers') });
    const order = { kind: 'DOCUMENT', title: '용역계약서', at: new Date('2026-11-19T00:00:00Z') } as const;
    const locked = sealUpdate(new IncrementalUpdate(openPdf(samplePdf())), strangers.current(), order);
    expect(await engine.intake(Buffer.concat(locked.chunks))).toMatchObject({
      refusal: { errorCode: 'SIGNED_AND_LOCKED' },
    });
    const sealOver = async (base: Buffer) => {
      const chain = makeChain(base);
      const { chunks } = await sealDocument({
        ...order,
        base,
        composition: { fields: [] },
        chain,
        key: strangers.current(),
      });
      return Buffer.concat(chunks);
    };
    // As a document that this service sealed is, whose record nobody can remove.
    expect(await engine.intake(await sealOver(samplePdf()))).toMatchObject({
      refusal: { errorCode: 'SIGNED_AND_LOCKED', message: expect.stringContaining('PDF로 인쇄한 파일') },
    });
    expect(await engine.intake(await sealOver(signedPdf()))).toMatchObject({
      refusal: { errorCode: 'SIGNED_AND_ACTIVE' },
    });
  });
});
