import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { runSealCommand } from '../../../server/cli/seal.ts';
import { EMPLOYMENT_FORM } from '../../../server/content/forms/employment.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { drawPng } from '../../support/pictures.ts';
import { makePdf, runTool } from '../../support/sealing.ts';

const { folder, put, dojang, answer } = openCommandLine();
const out = path.join(folder, 'sealed.pdf');
const certificate = path.join(folder, 'certificate.pdf');
const results = ['--out', out, '--certificate', certificate, '--new-key'];
const CARD = { width: 200, height: 110, channels: 3, background: '#fff' } as const;
const HASH = /^[\da-f]{64}$/;

const text = (page: number, value: string) => ({
  page,
  rect: { x: 100, y: 300, width: 200, height: 20 },
  kind: 'TEXT',
  value,
});
const values = (content: object) => put('values.json', JSON.stringify(content));

test(
  'seal: both files are whole, the original bytes come first, one changed byte is found',
  { timeout: 60_000 },
  async () => {
    const original = drawForm(EMPLOYMENT_FORM, 'RULED').bytes;
    const file = await put('근로계약서.pdf', original);
    const said = await answer('seal', file, ...results);
    expect(said).toMatchObject({ pageCount: 1, refusal: null });
    expect([said.sha256, said.certificateSha256].every((hash) => HASH.test(hash))).toBe(true);
    expect([said.milliseconds > 0, said.cpuMilliseconds > 0]).toEqual([true, true]);
    const sealed = await readFile(out);
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true);

    for (const [place, sha256] of [
      [out, said.sha256],
      [certificate, said.certificateSha256],
    ]) {
      const verdict = await answer('verify', place, '--sha256', sha256);
      expect(verdict).toMatchObject({
        verdict: 'WHOLE',
        whole: true,
        sha256,
        matchesKnown: true,
        chain: { status: 'INTACT' },
      });
    }
    const changed = Buffer.from(sealed);
    changed[original.length - 20] = (changed[original.length - 20] ?? 0) ^ 1;
    expect((await answer('verify', await put('changed.pdf', changed))).verdict).toBe('CHANGED');
  },
);

test('seal: fields, marks, pictures and annotations of a file of values', { timeout: 60_000 }, async () => {
  await put('stamp.png', await drawPng());
  const file = await values({
    title: '용역계약서',
    fields: [
      text(2, '부산광역시 해운대구 센텀중앙로 97'),
      { ...text(1, '1200000'), kind: 'AMOUNT', inWords: true },
      { ...text(3, '가나 다라\n마바'), kind: 'MULTILINE', rect: { x: 100, y: 300, width: 40, height: 90 } },
      { ...text(3, ''), kind: 'CHECKBOX', value: true },
      {
        page: 1,
        rect: { x: 60, y: 500, width: 60, height: 60 },
        kind: 'SEAL',
        value: { kind: 'SEAL', text: '이도윤인', shape: 'ROUND', sizeMm: 15 },
      },
      {
        page: 3,
        rect: { x: 60, y: 500, width: 60, height: 60 },
        kind: 'IMAGE',
        value: { kind: 'IMAGE', fileId: 'stamp.png' },
      },
    ],
    annotations: [
      {
        type: 'HIGHLIGHT',
        pageIndex: 0,
        rect: [50, 690, 200, 720],
        color: [255, 230, 0],
        quadPoints: [50, 720, 200, 720, 50, 690, 200, 690],
      },
    ],
    pageSeal: { edge: 'RIGHT', mark: { kind: 'SEAL', text: '도장', shape: 'ROUND', sizeMm: 15 } },
    footer: '문서 번호 HB-2611-0482',
  });
  const said = await answer('seal', await put('세쪽.pdf', makePdf(3)), '--values', file, ...results);
  expect(said).toMatchObject({ pageCount: 3, refusal: null });
  expect((await answer('verify', out)).verdict).toBe('WHOLE');
});

test('seal: what cannot be sealed is answered', { timeout: 60_000 }, async () => {
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  const file = await put('한쪽.pdf', makePdf());
  const png = await drawPng();
  await put('cut.png', png.subarray(0, png.length - 40));
  await put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const filled = (name: string, content: unknown) => put(`${name}.json`, JSON.stringify(content));
  const place = { page: 1, rect: { x: 60, y: 60, width: 100, height: 40 } };
  const picture = (fileId: string) => ({ ...place, kind: 'SIGNATURE', value: { kind: 'IMAGE', fileId } });
  const drawn = { kind: 'DRAWN', width: 10, height: 10, strokes: [] };
  const ink = { type: 'INK', pageIndex: 0, rect: [0, 0, 9, 9], color: [0, 0, 0], thickness: 1 };
  const refusals = [
    [await put('빈.pdf', ''), await filled('none', { fields: [] }), 'FILE_EMPTY'],
    [file, await filled('page', { fields: [text(2, '없는 쪽')] }), 'PAGE_MISSING'],
    [file, await filled('letter', { fields: [text(1, '\u{10ffff}')] }), 'CHARACTER_UNPRINTABLE'],
    [file, await filled('half', { fields: [text(1, '가\ud800나')] }), 'VALUES_INVALID'],
    [file, await filled('title', { fields: [], title: '\udc00' }), 'VALUES_INVALID'],
    [file, await filled('kind', { fields: [{ ...text(1, 'x'), kind: 'PICTURE' }] }), 'VALUES_INVALID'],
    [file, await put('values.pdf', makePdf()), 'VALUES_INVALID'],
    [file, await filled('no-ink', { fields: [{ ...place, kind: 'SIGNATURE', value: drawn }] }), 'VALUES_INVALID'],
    [file, await filled('far', { fields: [], annotations: [{ ...ink, paths: [[1e22, 1]] }] }), 'VALUES_INVALID'],
    [file, await filled('off', { fields: [{ ...text(1, '밖'), rect: { ...place.rect, x: 9_000 } }] }), 'FIELD_OUTSIDE'],
    [file, await filled('cut', { fields: [picture('cut.png')] }), 'FILE_DAMAGED'],
    [file, await filled('svg', { fields: [picture('drawing.svg')] }), 'FILE_UNKNOWN'],
  ] as const;
  for (const [given, content, errorCode] of refusals) {
    const report = await runSealCommand([given, '--values', content, ...results]);
    const message = expect.stringMatching(/요\./);
    expect({ content, ...report.answer }).toMatchObject({ content, sha256: null, refusal: { errorCode, message } });
  }
});

test('seal: the defaults fit a small page', { timeout: 60_000 }, async () => {
  const file = await put('명함.png', await sharp({ create: CARD }).png().toBuffer());
  expect(await answer('seal', file, ...results)).toMatchObject({ pageCount: 1, refusal: null });
  const { output } = await runTool('pdftotext', [out, '-']);
  expect(output).toContain('도장으로 서명한 문서');
});

test('seal: called wrongly', async () => {
  const file = await put('한쪽.pdf', makePdf());
  for (const args of [
    ['seal', file],
    ['seal', file, '--out', out],
  ]) {
    const { code, out: said, err } = await dojang(...args);
    expect([code, said, err.includes('Usage: dojang')]).toEqual([2, '', true]);
  }
});
