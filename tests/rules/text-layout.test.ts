import { describe, expect, it } from 'vitest';
import { layoutField, createTickStroke } from '#rules/field-layout.ts';
import { breakLines, layoutText, type TextStyle } from '#rules/text-layout.ts';

/** Every character is as wide as it is high. */
const widthOf = (text: string, size: number) => Array.from(text).length * size;
const STYLE: TextStyle = { size: 10, align: 'LEFT', multiline: false };
const lay = (text: string, style: Partial<TextStyle>, width: number, height: number) =>
  layoutText(text, { ...STYLE, ...style }, { width, height }, widthOf);
const textsOf = (text: string, width: number) => breakLines(text, 10, width, widthOf);

describe('one line', () => {
  it('stands in the middle of its box, at the side that was chosen', () => {
    expect(lay('가나', {}, 100, 20)).toEqual({
      size: 10,
      lines: [{ text: '가나', width: 20, x: 0, y: 10 - 3.6 }],
      overflows: false,
    });
    expect(lay('가나', { align: 'RIGHT' }, 100, 20).lines[0]?.x).toBe(80);
    expect(lay('가나', { align: 'CENTER' }, 100, 20).lines[0]?.x).toBe(40);
  });

  it('gets smaller until it fits, and overflows below the smallest size', () => {
    expect(lay('가나다라마', {}, 50, 20)).toMatchObject({ size: 10, overflows: false });
    expect(lay('가나다라마', {}, 49, 20)).toMatchObject({ size: 9, overflows: false });
    expect(lay('가나다라마', {}, 20, 20)).toMatchObject({ size: 4, overflows: false });
    expect(lay('가나다라마', {}, 19, 20)).toMatchObject({ size: 4, overflows: true });
  });

  it('starts at the next size below one that the list does not have', () => {
    expect(lay('가', { size: 20 }, 100, 100).size).toBe(18);
    expect(lay('가', { size: 3 }, 100, 100).size).toBe(4);
  });

  it('may be a little higher than its box', () => {
    expect(lay('가', {}, 100, 10 / 1.15).size).toBe(10);
    expect(lay('가', {}, 100, 8.6).size).toBe(9);
  });

  it('is normalised, with spaces for tabs and line ends', () => {
    expect(lay('가\t나\r\n다\r라\n마'.normalize('NFD'), {}, 200, 20).lines.map(({ text }) => text)).toEqual([
      '가 나 다 라 마',
    ]);
  });
});

describe('several lines', () => {
  it('begin at the top and follow one another', () => {
    const { lines, size } = lay('가나\n다', { multiline: true }, 100, 40);
    expect([size, lines.map(({ text, x }) => [text, x])]).toEqual([
      10,
      [
        ['가나', 0],
        ['다', 0],
      ],
    ]);
    expect(lines[0]?.y).toBeCloseTo(40 - 8.8);
    expect(lines[1]?.y).toBeCloseTo(40 - 8.8 - 13.5);
  });

  it('get smaller until all of them fit by height', () => {
    const three = (height: number) => lay('가\n나\n다', { multiline: true }, 100, height).size;
    expect([three(37 / 1.05), three(35), three(20), three(14)]).toEqual([10, 9, 5, 4]);
    expect(lay('가\n나\n다', { multiline: true }, 100, 10).overflows).toBe(true);
    expect(lay('가\n나', { multiline: true }, 100, 22).size).toBe(9);
  });

  it('break between words, and within one only if it is wider than the box', () => {
    expect(textsOf('가나 다라 마', 50)).toEqual(['가나 다라', '마']);
    expect(textsOf('가나 다라 마', 49)).toEqual(['가나', '다라 마']);
    expect(textsOf('가나다라마 바', 20)).toEqual(['가나', '다라', '마', '바']);
    expect(textsOf('가나다라마 바', 30)).toEqual(['가나다', '라마', '바']);
    expect(textsOf('가  나', 20)).toEqual(['가', '나']);
    expect(textsOf('가\n\n나', 20)).toEqual(['가', '', '나']);
    expect(textsOf('😀😀😀', 20)).toEqual(['😀😀', '😀']);
    expect(textsOf('가나', 5)).toEqual(['가', '나']);
  });

  it.each(Array.from('.,!?)]}」』”’·:;%。、…'))('do not begin with %s', (mark) => {
    expect(textsOf(`가나다${mark}라`, 30)).toEqual(['가나', `다${mark}라`]);
  });

  it('keep at least one character, whatever follows', () => {
    expect(textsOf('가...', 10)).toEqual(['가', '.', '.', '.']);
  });
});

const layField = (field: Partial<Parameters<typeof layoutField>[0]>, width = 100, height = 40) =>
  layoutField({ kind: 'TEXT', value: '가나', ...field }, { width, height }, widthOf);
const textsIn = (kind: string) => layField({ kind, value: '가\n나' }).lines.map(({ text }) => text);

describe('a field', () => {
  it('leaves two points at its sides, or a tenth of a narrow one', () => {
    expect(layField({}).lines[0]).toMatchObject({ x: 2, width: 22 });
    expect(layField({ fontSize: 4, align: 'RIGHT' }).lines[0]?.x).toBe(100 - 8 - 2);
    expect(layField({ fontSize: 4 }, 10).lines[0]?.x).toBe(1);
  });

  it('has numbers at the right unless the sender chose a side', () => {
    expect(layField({ kind: 'NUMBER', value: '12' }).lines[0]?.x).toBe(98 - 22);
    expect(layField({ kind: 'AMOUNT', value: '12' }).lines[0]?.x).toBe(98 - 22);
    expect(layField({ kind: 'AMOUNT', value: '12', align: 'LEFT' }).lines[0]?.x).toBe(2);
    expect(layField({ kind: 'DATE', value: '2026-01-05', format: 'YYYY', align: 'CENTER' }).lines[0]).toMatchObject({
      text: '2026',
      x: 28,
    });
  });

  it('writes only the numbers of a date into the gaps that a form has left, all of one size', () => {
    const dateGaps = { year: { start: 0.1, end: 0.3 }, month: { start: 0.4, end: 0.5 }, day: { start: 0.7, end: 0.9 } };
    const { lines, size, overflows } = layField({ kind: 'DATE', value: '2026-01-05', dateGaps }, 200);
    expect({ size, overflows }).toEqual({ size: 10, overflows: false });
    expect(lines.map(({ text, x, width }) => [text, x, width])).toEqual([
      ['2026', 20, 40],
      ['01', 80, 20],
      ['05', 150, 20],
    ]);
    const short = layField(
      { kind: 'SIGNED_DATE', value: '2026-11-25', dateGaps: { ...dateGaps, shortYear: true } },
      200,
    );
    expect(short.lines.map(({ text }) => text)).toEqual(['26', '11', '25']);
    const printed = layField({ kind: 'DATE', value: '2026-11-25', dateGaps: { ...dateGaps, printedYear: 2026 } }, 200);
    expect(printed.lines.map(({ text, x }) => [text, x])).toEqual([
      ['11', 80],
      ['25', 150],
    ]);
  });

  it('writes a whole date where its gaps have no width', () => {
    const flat = { start: 0.5, end: 0.5 };
    const { lines } = layField(
      { kind: 'DATE', value: '2026-01-05', dateGaps: { year: flat, month: flat, day: flat } },
      400,
    );
    expect(lines.map(({ text }) => text)).toEqual(['2026년 1월 5일']);
  });

  it('breaks lines only where several are expected', () => {
    expect([textsIn('MULTILINE'), textsIn('TEXT')]).toEqual([['가', '나'], ['가 나']]);
  });
});

describe('a tick', () => {
  it('takes up four fifths of the shorter side, in the middle', () => {
    const { width, points } = createTickStroke('CHECKBOX', { width: 30, height: 10 });
    expect(width).toBeCloseTo(8 * 0.13);
    expect(points.map(([x, y]) => [x.toFixed(2), y.toFixed(2)])).toEqual([
      ['11.80', '5.00'],
      ['14.04', '2.60'],
      ['18.36', '7.72'],
    ]);
  });

  it('is a dot in a radio button', () => {
    expect(createTickStroke('RADIO', { width: 10, height: 30 })).toEqual({
      width: 5,
      points: [
        [5, 15],
        [5, 15],
      ],
    });
  });
});
