import { describe, expect, it } from 'vitest';
import type { Box, PageInfo } from '../../../server/documents/geometry.ts';
import { openDocument } from '../../../server/documents/pages/pdfium-document.ts';
import { listReadingLines } from '../../../server/documents/reading/reading-lines.ts';
import { readPageWriting } from '../../../server/documents/reading/read-writing.ts';
import { splitLongLine, toSpeakable } from '../../../server/documents/reading/speakable.ts';
import { pageOf } from '../../support/documents/drawing.ts';
import { samplePdf, type SampleOptions } from '../../support/documents/sample-pdfs.ts';

const A4: PageInfo = { number: 1, width: 595, height: 842, rotation: 0, cropBox: [0, 0, 595, 842] };

const word = (text: string, x: number, y: number, width = 11 * text.length) => ({
  text,
  box: [x, 842 - y - 14, x + width, 842 - y] satisfies Box,
  fontName: 'Batang',
});
const line = (x: number, y: number, toX: number, toY: number) => ({
  box: [x, 842 - toY, toX, 842 - y] satisfies Box,
  direction: x === toX ? ('VERTICAL' as const) : ('HORIZONTAL' as const),
});
const grid = (xs: readonly number[], ys: readonly number[]) => [
  ...ys.map((y) => line(xs[0] ?? 0, y, xs.at(-1) ?? 0, y)),
  ...xs.map((x) => line(x, ys[0] ?? 0, x, ys.at(-1) ?? 0)),
];
const read = (words: ReturnType<typeof word>[], lines: ReturnType<typeof line>[] = [], info = A4) =>
  listReadingLines({ info, words, lines, rects: [] });

const smallPrint = (y: number) => `BT /F2 1 Tf 20 ${y} Td (${'abcd '.repeat(120)}) Tj ET`;

async function writingOf(options: SampleOptions) {
  const bytes = samplePdf(options);
  using document = await openDocument(bytes);
  return readPageWriting(document, pageOf(bytes));
}

describe('the lines of a page', () => {
  it('go from top to bottom and from left to right, in whatever order they were drawn', () => {
    expect(
      read([word('끝', 60, 300), word('계약서', 120, 100), word('본문은', 60, 200), word('근로', 60, 101)]),
    ).toEqual(['근로 계약서', '본문은', '끝']);
  });

  it('join what only a change of font parts', () => {
    const parts = [
      word('2026', 60, 100, 30),
      word('년', 90, 100, 11),
      word('11', 106, 100, 15),
      word('월', 121, 100, 11),
    ];
    expect(read(parts)).toEqual(['2026년 11월']);
  });

  it('lead through a table row by row, with what stands around it', () => {
    const cells = [word('성명', 70, 110), word('이도윤', 170, 110), word('주소', 70, 145), word('부산', 170, 140)];
    const lines = grid([60, 160, 400], [100, 130, 180]);
    const around = [word('아래와', 60, 70), word('같다', 100, 70), word('이상', 60, 200)];
    expect(read([...around, ...cells, word('사상구', 170, 160)], lines)).toEqual([
      '아래와 같다',
      '성명; 이도윤',
      '주소; 부산 사상구',
      '이상',
    ]);
  });

  it('keep a long cell together instead of changing from one to the other with each line', () => {
    const rows = [110, 130, 150, 170];
    const words = rows.flatMap((y, place) => [word(`왼${place}`, 70, y), word(`오른${place}`, 310, y)]);
    expect(read(words, grid([60, 300, 550], [100, 200])).join(' ')).toBe('왼0 왼1 왼2 왼3 오른0 오른1 오른2 오른3');
  });

  it('read a text in a frame, and a table in it, as if there were no frame', () => {
    const frame = grid([40, 555], [40, 800]);
    const table = grid([60, 160, 400], [100, 130]);
    const words = [word('앞', 60, 60), word('가', 70, 108), word('나', 170, 108), word('뒤', 60, 150)];
    expect(read(words, [...frame, ...table])).toEqual(['앞', '가; 나', '뒤']);
  });

  it.each([
    ['side by side', 0],
    ['at heights of their own', 7],
  ])('read two columns of running text one after the other, %s', (_, offset) => {
    const rows = [0, 1, 2, 3, 4, 5];
    const text = (name: string, x: number, y: number) =>
      rows.flatMap((row) => [
        word(`${name}${row}`, x, y + 16 * row, 100),
        word('끝', x + 110, y + 16 * row, row < 5 ? 110 : 20),
      ]);
    const words = [
      word('약관', 280, 60),
      ...text('왼', 60, 100),
      ...text('오', 310, 100 + offset),
      word('뒤', 60, 300),
    ];
    const column = (name: string) => rows.map((row) => `${name}${row} 끝`);
    expect(read(words)).toEqual(['약관', ...column('왼'), ...column('오'), '뒤']);
  });

  it('read a form of two columns across, and a list with its numbers', () => {
    const rows = [0, 1, 2, 3, 4, 5];
    const form = rows.flatMap((row) => [
      word(`갑${row}`, 60, 100 + 16 * row, 20 + 30 * row),
      word(`을${row}`, 310, 100 + 16 * row, 20 + 30 * row),
    ]);
    expect(read(form)).toEqual(rows.map((row) => `갑${row} 을${row}`));
    const list = rows.flatMap((row) => [
      word(`${row}.`, 60, 100 + 16 * row, 14),
      word('조항', 100, 100 + 16 * row, 400),
    ]);
    expect(read(list)).toEqual(rows.map((row) => `${row}. 조항`));
  });

  it('leave out what lies beside the page, where nobody sees it', () => {
    expect(read([word('보인다', 60, 100), word('안 보인다', 600, 100), word('위', 60, -40)])).toEqual(['보인다']);
  });
});

describe('what is written on a page of a file', () => {
  it.each([
    [0, '1 0 0 1 72 700'],
    [90, '0 1 -1 0 300 72'],
    [180, '-1 0 0 -1 500 200'],
    [270, '0 -1 1 0 300 700'],
  ])('is found on a page that is turned by %i', async (rotate, matrix) => {
    const content = `BT /F2 12 Tf ${matrix} Tm (Employment) Tj ( contract) Tj 0 -20 Td (of 2026) Tj ET`;
    const lines = ['Employment contract', 'of 2026'];
    expect(await writingOf({ rotate, text: () => '', content })).toEqual({ lines, isWhole: true });
  });

  it('is nothing on a page without characters', async () => {
    expect(await writingOf({ text: () => '' })).toEqual({ lines: [], isWhole: true });
  });

  it('says that there is more than was read', async () => {
    const content = Array.from({ length: 220 }, (_, place) => smallPrint(800 - 2 * place)).join('\n');
    const { lines, isWhole } = await writingOf({ content });
    expect(isWhole).toBe(false);
    expect(lines.every((text) => text.length <= 2_000)).toBe(true);
  });
});

describe('a line to be heard', () => {
  it.each([
    ['amount  of\tspace', 'amount of space'],
    ['성명: ______________ (인)', '성명: ___ (인)'],
    ['abc\u202edcba\u0007\u00ad', 'abcdcba'],
    ['<b onclick="x">&amp;</b>', '<b onclick="x">&amp;</b>'],
    ['half \ud83d', 'half'],
    ['\u200b', ''],
  ])('%j is heard as %j', (line_, heard) => expect(toSpeakable(line_)).toBe(heard));

  it('is cut between words, or between characters where there are none', () => {
    expect(splitLongLine('')).toEqual([]);
    expect(splitLongLine(`${'a'.repeat(1_500)} ${'b'.repeat(1_500)}`).map((part) => part.length)).toEqual([
      1_500, 1_500,
    ]);
    const parts = splitLongLine(`x${'🙂'.repeat(1_500)}`);
    expect(parts.join('')).toBe(`x${'🙂'.repeat(1_500)}`);
    expect(parts.map((part) => part.length)).toEqual([1_999, 1_002]);
  });
});
