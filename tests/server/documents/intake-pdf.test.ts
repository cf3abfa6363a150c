import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { ACTIVE, formPdf, HARMLESS, signedPdf } from '../../support/documents/active-pdfs.ts';
import { codesOf, createTestEngine, stored } from '../../support/documents/engine.ts';
import { DAMAGES, linearised, samplePdf, withPasswords } from '../../support/documents/sample-pdfs.ts';

const engine = createTestEngine();
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dojang-intake-'));
  await engine.ready();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.closeUnharmed();
});

const textOf = async (intake: Parameters<typeof stored>[0]) =>
  (await engine.readText(stored(intake))).map(({ text }) => text.text.trim());

function checkWithQpdf(pdf: Uint8Array) {
  const file = path.join(folder, 'check.pdf');
  writeFileSync(file, pdf);
  expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
}

describe('a clean PDF', () => {
  it.each([
    ['one page', samplePdf(), 1],
    ['ten pages', samplePdf({ pages: 10 }), 10],
    ['500 pages', samplePdf({ pages: 500 }), 500],
    ['a cross-reference stream', samplePdf({ xref: 'STREAM', pages: 3 }), 3],
    ['object streams', samplePdf({ xref: 'OBJECT_STREAMS', pages: 3 }), 3],
    ['a linearised file', linearised(samplePdf({ pages: 5 })), 5],
  ])('stays as it is: %s', async (_what, pdf, count) => {
    const intake = await engine.take(pdf);
    expect(intake).toMatchObject({ status: 'READY', kind: 'PDF', refusal: null, suggestions: [] });
    expect(intake.pages).toHaveLength(count);
    expect(intake.normalised).toBe(pdf);
    expect(intake.normalisedSha256).toBe(intake.sha256);
    expect((await textOf(intake)).at(-1)).toBe(`근로계약서 ${count}쪽`);
  });

  it('is refused from 501 pages on', async () => {
    expect(await engine.intake(samplePdf({ pages: 501 }))).toMatchObject({
      status: 'REFUSED',
      kind: 'PDF',
      refusal: { errorCode: 'FILE_TOO_MANY_PAGES', message: expect.stringContaining('500쪽') },
      normalised: null,
    });
  });

  it.each([0, 90, 180, 270])('says how its pages are turned: %i', async (rotate) => {
    const intake = await engine.take(samplePdf({ rotate }));
    expect(intake.pages).toEqual([{ number: 1, width: 595, height: 842, rotation: rotate, cropBox: [0, 0, 595, 842] }]);
  });

  it('is measured from its crop box', async () => {
    const intake = await engine.take(samplePdf({ mediaBox: [-50, -50, 700, 900], cropBox: [100, 50, 500, 700] }));
    expect(intake.pages[0]).toEqual({ number: 1, width: 400, height: 650, rotation: 0, cropBox: [100, 50, 500, 700] });
  });

  it.each([
    ['the sheet upside down', { mediaBox: [595, 842, 0, 0] as [number, number, number, number] }],
    ['a crop box beyond the sheet', { cropBox: [-100, -100, 900, 900] as [number, number, number, number] }],
  ])('is measured as viewers do: %s', async (_what, options) => {
    const { pages } = await engine.take(samplePdf(options));
    expect(pages).toMatchObject([{ width: 595, height: 842, rotation: 0 }]);
  });

  it.each([
    [-90, 270],
    [450, 90],
    [-720, 0],
    // Not a multiple of 90 degrees, which viewers ignore.
    [45, 0],
  ])('is turned as viewers turn it: %i', async (rotate, rotation) => {
    const { pages } = await engine.take(samplePdf({ rotate }));
    expect(pages).toMatchObject([{ width: 595, height: 842, rotation }]);
  });

  it('is shown with fonts of ours where it brings none, and says so', async () => {
    expect(codesOf(await engine.take(samplePdf()))).toEqual(['FONT_SUBSTITUTED']);
  });

  it.each(Object.entries(HARMLESS))('may hold %s', async (_what, pdf) => {
    expect((await engine.take(pdf)).normalised).toBe(pdf);
  });
});

describe('a PDF with passwords', () => {
  it.each(['40', '128', '256'])('loses an owner password of %s bits', async (bits) => {
    const intake = await engine.take(withPasswords(samplePdf({ pages: 3 }), '', 'owner', bits));
    expect(intake.status).toBe('READY');
    expect(codesOf(intake)).toContain('OWNER_PASSWORD_REMOVED');
    expect(openPdf(intake.normalised).isEncrypted).toBe(false);
    expect(await textOf(intake)).toEqual(['근로계약서 1쪽', '근로계약서 2쪽', '근로계약서 3쪽']);
    checkWithQpdf(intake.normalised);
  });

  it.each(['40', '128', '256'])('is refused with a user password of %s bits', async (bits) => {
    expect(await engine.intake(withPasswords(samplePdf(), 'user', 'owner', bits))).toMatchObject({
      status: 'REFUSED',
      refusal: { errorCode: 'FILE_ENCRYPTED' },
    });
  });
});

it('is refused with a lock that nobody knows', async () => {
  const locked = samplePdf({ trailer: '/Encrypt<</Filter/Nobody/V 9/R 9>>/ID[<00><00>]' });
  expect(await engine.intake(locked)).toMatchObject({ status: 'REFUSED', refusal: { errorCode: 'FILE_ENCRYPTED' } });
});

describe('a damaged PDF', () => {
  const LOST = [
    'content that does not unpack',
    'a page that is not there',
    'a catalogue that is not there',
    'the second half cut off',
  ];

  it.each(Object.entries(DAMAGES).filter(([what]) => !LOST.includes(what)))('is repaired: %s', async (what, damage) => {
    const intake = await engine.take(damage(samplePdf({ pages: 2, compressed: !what.includes('transfer') })));
    expect(intake.status).toBe('READY');
    expect(codesOf(intake)).toContain('REPAIRED');
    expect(await textOf(intake)).toEqual(['근로계약서 1쪽', '근로계약서 2쪽']);
    checkWithQpdf(intake.normalised);
  });

  it.each(LOST)('is refused where something is lost: %s', async (what) => {
    const damaged = DAMAGES[what]?.(samplePdf({ pages: 2 })) ?? Buffer.alloc(0);
    expect(await engine.intake(damaged)).toMatchObject({ status: 'REFUSED', refusal: { errorCode: 'FILE_DAMAGED' } });
  });
});

describe('a PDF that acts by itself', () => {
  it.each(Object.entries(ACTIVE))('loses %s', async (_what, { pdf, notice }) => {
    const intake = await engine.take(pdf);
    expect(intake.status).toBe('NEEDS_CONFIRMATION');
    expect(codesOf(intake)).toContain(notice);
    const text = Buffer.from(intake.normalised).toString('latin1');
    expect(text).not.toMatch(
      /JavaScript|javascript:|\/Launch|\/GoToR|\/SubmitForm|\/EF\b|EmbeddedFile\b|\/XFA|RichMedia/,
    );
    expect(await textOf(intake)).toEqual(['근로계약서 1쪽', '근로계약서 2쪽']);
    checkWithQpdf(intake.normalised);
    // Uploading the result again works.
    expect(await engine.intake(intake.normalised)).toMatchObject({ status: 'READY' });
  });

  it('is refused when its content is a dynamic form only', async () => {
    const pdf = samplePdf({ catalogue: '/NeedsRendering true/AcroForm<</Fields[]/XFA(x)>>' });
    expect(await engine.intake(pdf)).toMatchObject({
      refusal: { errorCode: 'FILE_TOO_COMPLEX', message: expect.stringContaining('동적 양식') },
    });
  });

  it.each([
    ['a table', {}],
    ['object streams', { xref: 'OBJECT_STREAMS' as const }],
  ])('loses it from a file with %s', async (_what, options) => {
    const pdf = samplePdf({ catalogue: '/OpenAction<</S/JavaScript/JS(1)>>', ...options });
    expect(codesOf(await engine.take(pdf))).toContain('JAVASCRIPT_REMOVED');
  });
});

describe('a signed PDF', () => {
  it('stays byte for byte', async () => {
    const pdf = signedPdf();
    const intake = await engine.take(pdf);
    expect(codesOf(intake)).toContain('ALREADY_SIGNED');
    expect(intake).toMatchObject({ status: 'READY', suggestions: [] });
    expect(intake.normalised).toBe(pdf);
  });

  it.each([
    ['acts by itself', signedPdf('/OpenAction<</S/JavaScript/JS(1)>>'), 'SIGNED_AND_ACTIVE'],
    ['has an owner password', withPasswords(signedPdf(), '', 'owner'), 'FILE_ENCRYPTED'],
    ['is damaged', Buffer.concat([signedPdf(), Buffer.from('junk')]), 'FILE_DAMAGED'],
  ])('is refused when it %s, since a change would break the signature', async (_what, pdf, errorCode) => {
    const intake = await engine.intake(pdf);
    expect(intake).toMatchObject({ status: 'REFUSED', refusal: { errorCode } });
    expect(intake.refusal?.message).toContain('서명');
  });
});

describe('a form', () => {
  const FIELDS = [
    { entries: '/FT/Tx/T(name)/TU<FEFFC131BA85>', rect: [100, 600, 200, 620] },
    { entries: '/FT/Tx/T(memo)/Ff 4096', rect: [100, 560, 200, 590] },
    { entries: '/FT/Btn/T(agree)/AS/Off/AP<</N<</Yes 6 0 R>>>>', rect: [100, 540, 110, 550] },
    { entries: '/FT/Btn/T(done)/V/Yes/AS/Yes/AP<</N<</Yes 6 0 R/Off 7 0 R>>>>', rect: [100, 500, 200, 520] },
    { entries: '/FT/Ch/T(pick)/Opt[(a)(b)]', rect: [100, 460, 200, 480] },
    { entries: '/FT/Sig/T(sign)', rect: [100, 420, 200, 440] },
    { entries: '/FT/Btn/T(send)/Ff 65536', rect: [100, 380, 200, 400] },
    { entries: '/FT/Tx/T(fixed)/V(Dojang)/DA(/Helv 12 Tf 0 g)', rect: [300, 600, 400, 620] },
    { entries: '/FT/Tx/T(rest)/AP<</N 8 0 R>>', rect: [300, 560, 400, 580] },
  ] satisfies { entries: string; rect: [number, number, number, number] }[];

  it('becomes content, its empty fields suggestions', async () => {
    const intake = await engine.take(formPdf(FIELDS));
    expect(intake.status).toBe('READY');
    expect(codesOf(intake)).toContain('FORM_FLATTENED');
    expect(intake.suggestions.map(({ kind, name, confidence, source }) => [kind, name, confidence, source])).toEqual([
      ['NAME', '성명', 1, 'ACRO_FORM'],
      ['MULTILINE', 'memo', 1, 'ACRO_FORM'],
      ['CHECKBOX', 'agree', 1, 'ACRO_FORM'],
      ['LIST', 'pick', 1, 'ACRO_FORM'],
      ['SIGNATURE', 'sign', 1, 'ACRO_FORM'],
      ['TEXT', 'rest', 1, 'ACRO_FORM'],
    ]);
    expect(intake.suggestions[0]).toMatchObject({ page: 1, rect: { x: 100, y: 222, width: 100, height: 20 } });
    expect(Buffer.from(intake.normalised).toString('latin1')).not.toMatch(/AcroForm|Widget/);
    checkWithQpdf(intake.normalised);
    const [page] = await engine.readText(stored(intake));
    expect(page?.text.text).toContain('Dojang');
    const filled = page?.drawn.rects.filter(({ fill }) => fill !== null).map(({ box, fill }) => [box, fill]);
    expect(filled).toEqual([
      [[100, 500, 200, 520], 0xff0000],
      [[300, 560, 400, 580], 0x00ff00],
    ]);
  });

  it('says where its fields are on a page that is cropped and turned', async () => {
    const pdf = formPdf([{ entries: '/FT/Tx/T(a)', rect: [150, 600, 250, 620] }], '', {
      mediaBox: [0, 0, 600, 900],
      cropBox: [50, 100, 550, 800],
      rotate: 90,
    });
    expect((await engine.take(pdf)).suggestions[0]?.rect).toEqual({ x: 100, y: 180, width: 100, height: 20 });
  });

  it('loses its scripts and asks for confirmation', async () => {
    const intake = await engine.take(
      formPdf([{ entries: '/FT/Tx/T(sum)/AA<</C<</S/JavaScript/JS(1)>>>>', rect: [100, 600, 200, 620] }]),
    );
    expect(intake.status).toBe('NEEDS_CONFIRMATION');
    expect(codesOf(intake)).toEqual(expect.arrayContaining(['FORM_FLATTENED', 'JAVASCRIPT_REMOVED']));
    expect(intake.suggestions).toHaveLength(1);
  });

  it('keeps what its fields hold when the viewer was to draw them', async () => {
    const intake = await engine.take(
      formPdf(
        [{ entries: '/FT/Tx/T(a)/V(Hong Gildong)/DA(/Helv 12 Tf 0 g)', rect: [100, 600, 300, 620] }],
        '/NeedAppearances true',
      ),
    );
    expect((await textOf(intake))[0]).toContain('Hong Gildong');
  });
});
