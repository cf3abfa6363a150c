import { describe, expect, it } from 'vitest';
import { NewPdf } from '../../../../server/documents/pdf/new-pdf.ts';
import { dict, name, PdfStream, type PdfValue } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { createDrawnContentChecker, readDrawing } from '../../../../server/documents/verify/read-drawn.ts';

const stream = (content: string, entries: Record<string, PdfValue> = {}) =>
  new PdfStream(dict(entries), Buffer.from(content, 'latin1'));

const MAPS = {
  F1: '<0001> <ac00>\n<0002> <b098>\n',
  F2: '<0001> <0041>\n',
};
/** Two values: 가나 in two fonts with an A between, and 나 alone. */
const DRAWING =
  'q\n1 0 0 1 0 0 cm\n/F1 10 Tf <0001> Tj\n/F2 9.5 Tf <0001> Tj\n/F1 10 Tf <0002> Tj\nQ\nq\n/F1 10 Tf <0002> Tj\nQ\n';
const SHOWN = 'q /Dojang12 Do Q\n';

type Page = { contents?: string | string[] | null; drawing?: string; fonts?: Record<string, PdfValue> };

function makeFile(pages: Page[]) {
  const pdf = new NewPdf();
  const font = (map: string) => pdf.add(dict({ Type: name('Font'), ToUnicode: pdf.add(stream(map)) }));
  const all = dict({ F1: font(MAPS.F1), F2: font(MAPS.F2), F3: pdf.add(dict({ Type: name('Font') })) });
  const made = pages.map(({ contents = SHOWN, drawing = DRAWING }) => {
    const form = pdf.add(stream(drawing, { Subtype: name('Form'), Resources: dict({ Font: all }) }));
    const written = Array.isArray(contents)
      ? contents.map((part) => pdf.add(stream(part)))
      : contents === null
        ? null
        : pdf.add(stream(contents));
    return { Contents: written, Resources: dict({ XObject: dict({ Dojang12: form, Picture: 5 }) }) };
  });
  return openPdf(pdf.finish(pdf.addPages(made)));
}

const drawn = (font: string, code: string) => `q\n/${font} 10 Tf <${code}> Tj\nQ\n`;
const shows = (page: Page, text: string) => createDrawnContentChecker(makeFile([page]))(1, text);

describe('a page shows a value', () => {
  it('as a whole, in whatever fonts and with whatever spaces', () => {
    const found = ['가A나', '가 A\n나', '가A나'.normalize('NFD'), '나'].map((text) => shows({}, text));
    expect(found).toEqual([true, true, true, true]);
    expect(['가', 'A나', '가A나나', '가A', '다'].map((text) => shows({}, text))).toEqual(Array(5).fill(false));
  });

  it('in the last stream of its contents', () => {
    expect(shows({ contents: ['q', `Q\n${SHOWN}`] }, '나')).toBe(true);
    expect(shows({ contents: `1 0 0 rg\n${SHOWN}` }, '나')).toBe(true);
  });

  it.each<[string, Page]>([
    ['nothing', { contents: null }],
    ['an empty list', { contents: [] }],
    ['something behind it', { contents: `${SHOWN}0 0 9 9 re f\n` }],
    ['another stream behind it', { contents: [SHOWN, '0 0 9 9 re f'] }],
    ['it in the middle of a line', { contents: `1 0 0 rg ${SHOWN}` }],
    ['a drawing that is not there', { contents: 'q /Dojang1 Do Q\n' }],
    ['something else', { contents: 'q /Picture Do Q\n' }],
    ['a drawing by another program', { contents: 'q /XDojang12 Do Q\n' }],
  ])('not where its contents are %s', (_, page) => {
    expect(shows(page, '나')).toBe(false);
  });

  it('not in a font that says nothing about its characters, or in codes that it does not know', () => {
    for (const drawing of [drawn('F3', '0002'), drawn('F4', '0002'), drawn('F1', '00020009')])
      expect(shows({ drawing }, '나')).toBe(false);
    expect(shows({ drawing: drawn('F1', '00020001') }, '나가')).toBe(true);
  });

  it('on its own page only, each time it is asked', () => {
    const isDrawn = createDrawnContentChecker(
      makeFile([{}, { drawing: 'q\n/F1 10 Tf <0001> Tj\nQ\n' }, { contents: null }]),
    );
    const asked = [1, 2, 3, 0, 4, 2, 1].map((page) => [isDrawn(page, '나'), isDrawn(page, '가')]);
    expect(asked).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
      [false, true],
      [true, false],
    ]);
  });
});

it('a drawing is split where a line restores the state', () => {
  const parts = readDrawing(makeFile([{ drawing: 'q\n(Q) Tj\nQ\nq\nQQ\n' }]), 1)?.parts;
  expect(parts).toEqual(['q\n(Q) Tj\n', '\nq\nQQ\n']);
});
