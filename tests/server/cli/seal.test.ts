import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EMPLOYMENT } from '../../../server/content/forms/employment.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { drawPng } from '../../support/pictures.ts';
import { makePdf } from '../../support/sealing.ts';

const { folder, put, dojang, answer } = openCommandLine();
const out = path.join(folder, 'sealed.pdf');
const certificate = path.join(folder, 'certificate.pdf');
const results = ['--out', out, '--certificate', certificate];
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
    const original = drawForm(EMPLOYMENT, 'RULED').bytes;
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
  const file = await put('한쪽.pdf', makePdf());
  const refusals = [
    [await put('빈.pdf', ''), await values({ fields: [] }), 'FILE_EMPTY'],
    [file, await put('page.json', JSON.stringify({ fields: [text(2, '없는 쪽')] })), 'PAGE_MISSING'],
    [file, await put('letter.json', JSON.stringify({ fields: [text(1, '\u{10ffff}')] })), 'LETTER_UNPRINTABLE'],
  ] as const;
  for (const [given, filled, errorCode] of refusals) {
    const said = await answer('seal', given, '--values', filled, ...results);
    expect(said).toMatchObject({ sha256: null, refusal: { errorCode } });
  }
});

test('seal: called wrongly', async () => {
  const file = await put('한쪽.pdf', makePdf());
  const odd = await values({ fields: [{ ...text(1, 'x'), kind: 'PICTURE' }] });
  for (const args of [
    ['seal', file],
    ['seal', file, '--out', out],
    ['seal', file, ...results, '--values', odd],
    ['seal', file, ...results, '--values', file],
  ]) {
    const { code, out: said, err } = await dojang(...args);
    expect([code, said, err.includes('Usage: dojang')]).toEqual([2, '', true]);
  }
});
