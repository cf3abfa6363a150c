import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { normalisePdf } from '../../../server/documents/intake/pdf-intake.ts';
import { openDocument } from '../../../server/documents/pages/pdfium-document.ts';
import { drawPicture } from '../../../server/documents/pages/picture.ts';
import { arrangePdf } from '../../../server/documents/pdf/arrange.ts';
import { decodeStream } from '../../../server/documents/pdf/flate.ts';
import { PdfRef, PdfStream } from '../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { rawPdf, streamObject } from '../../support/documents/raw-pdf.ts';
import { firstExtra, samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dojang-arranged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function check(pdf: Uint8Array): string {
  const file = path.join(folder, 'arranged.pdf');
  writeFileSync(file, pdf);
  return execFileSync('qpdf', ['--check', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
const CLEAN = 'No syntax or stream encoding errors found';

/** Returns the hexadecimal text of "근로계약서 n쪽" on each page. */
const textsOn = (pdf: Uint8Array) => {
  const file = openPdf(pdf);
  return file.pages().map(({ dict }) => {
    const stream = file.resolve(dict.get('Contents'));
    return stream instanceof PdfStream ? /<([\da-f]+)> Tj/.exec(decodeStream(stream).toString('latin1'))?.[1] : null;
  });
};

const turned = (pdf: Uint8Array) =>
  openPdf(pdf)
    .pages()
    .map(({ info }) => info.rotation);

describe('the pages of a file', () => {
  const source = samplePdf({ pages: 4 });
  const [first, , third, fourth] = textsOn(source);

  it('come in the order that was asked for, without those that were left out', () => {
    const arranged = arrangePdf(source, [
      { page: 4, turn: 0 },
      { page: 1, turn: 0 },
      { page: 3, turn: 0 },
    ]);
    expect(new Set(textsOn(source)).size).toBe(4);
    expect(textsOn(arranged)).toEqual([fourth, first, third]);
    expect(check(arranged)).toContain(CLEAN);
  });

  it('are turned on top of the rotation that they already have', () => {
    const sideways = samplePdf({ pages: 3, rotate: 270, cropBox: [10, 20, 300, 400] });
    const arranged = arrangePdf(sideways, [
      { page: 1, turn: 90 },
      { page: 2, turn: 180 },
      { page: 3, turn: 0 },
    ]);
    expect(turned(arranged)).toEqual([0, 90, 270]);
    const boxes = openPdf(arranged)
      .pages()
      .map(({ info }) => info.cropBox);
    expect(boxes).toEqual([1, 2, 3].map(() => [10, 20, 300, 400]));
    expect(check(arranged)).toContain(CLEAN);
  });

  it('give the same file each time, so that its hash means something', () => {
    const order = [
      { page: 2, turn: 90 },
      { page: 1, turn: 0 },
    ] as const;
    expect(arrangePdf(source, order).equals(arrangePdf(source, order))).toBe(true);
  });

  it('must exist', () => {
    expect(() => arrangePdf(source, [{ page: 5, turn: 0 }])).toThrow(RangeError);
  });
});

describe('what led to a page that was left out', () => {
  const linked = samplePdf({
    pages: 3,
    // The pages are objects 8, 10 and 12, after two objects of the outline.
    extras: ['<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>', '<</Title(Two)/Parent 6 0 R/Dest[10 0 R/Fit]>>'],
    catalogue: `/Outlines ${firstExtra} 0 R`,
    pageEntries: (page) =>
      page === 1
        ? '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[10 0 R/Fit]>><</Type/Annot/Subtype/Link/Rect[9 9 20 20]/A<</S/GoTo/D[12 0 R/Fit]>>>>]/B[10 0 R]'
        : '',
  });

  it('is gone, what leads to others finds them, and nothing of the page is left', () => {
    const arranged = arrangePdf(linked, [
      { page: 3, turn: 0 },
      { page: 1, turn: 0 },
    ]);
    expect(check(arranged)).toContain(CLEAN);
    const file = openPdf(arranged);
    const [target, first] = file.pages();
    const annotations = file.array(first?.dict.get('Annots') ?? null);
    expect(annotations).toHaveLength(1);
    const [place] = file.array(file.dict(file.dict(annotations[0] ?? null).get('A')).get('D'));
    expect(place instanceof PdfRef && place.number).toBe(target?.ref.number);
    const contents = file.objectNumbers().flatMap((number) => {
      const value = file.get(new PdfRef(number));
      return value instanceof PdfStream ? decodeStream(value).toString('latin1') : [];
    });
    expect(contents).toHaveLength(2);
    expect(file.root.get('Outlines')).toBeNull();
    expect(throughQpdf(arranged, '--json-output').toString('latin1')).not.toContain('(Two)');
  });
});

const drawForm = (content: string) => streamObject('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', content);
const drawPage = (contents: number) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources 3 0 R/Contents ${contents} 0 R>>`;
/** Two pages that share a dictionary. The form Nested has no resources, so it draws the page's Three. */
const shared = (first: string, second: string, filter = '') =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[8 0 R 10 0 R]>>',
    '<</XObject<</One 4 0 R/T#77o 5 0 R/Three 6 0 R/Nested 7 0 R>>>>',
    drawForm('% scan one'),
    drawForm('% scan two'),
    drawForm('% scan three'),
    drawForm('/Three Do % nested'),
    drawPage(9),
    streamObject(filter, first),
    drawPage(11),
    streamObject(filter, second),
  ]);
const scansIn = (pdf: Buffer) => pdf.toString('latin1').match(/% (scan \w+|nested)/g);

describe('pictures that all pages share', () => {
  it('leave with the last page that shows them', () => {
    const pdf = shared('/One Do', '/Two Do /Nested Do');
    expect(scansIn(arrangePdf(pdf, [{ page: 1, turn: 90 }]))).toEqual(['% scan one']);
    const second = arrangePdf(pdf, [{ page: 2, turn: 0 }]);
    expect(scansIn(second)?.toSorted()).toEqual(['% nested', '% scan three', '% scan two']);
    expect(check(second)).toContain(CLEAN);
  });

  it('all stay where a page cannot be read, and where no page is left out', () => {
    const unreadable = shared('/One Do', '/Two Do', '/Filter/LZWDecode');
    expect(scansIn(arrangePdf(unreadable, [{ page: 1, turn: 0 }]))).toHaveLength(4);
    const both = arrangePdf(shared('/One Do', ''), [
      { page: 2, turn: 0 },
      { page: 1, turn: 0 },
    ]);
    expect(scansIn(both)).toHaveLength(4);
  });
});

const FORMS = new URL('../../support/documents/foreign-forms/', import.meta.url);

/** Joins forms from several programs into one document with an independent program. */
function joinForms(...names: string[]): Buffer {
  const file = path.join(folder, 'forms.pdf');
  const forms = names.map((form) => fileURLToPath(new URL(`${form}.pdf`, FORMS)));
  execFileSync('qpdf', ['--empty', '--pages', ...forms, '--', file]);
  return readFileSync(file);
}

it('pages of real forms look the same in their new places', { timeout: 60_000 }, async () => {
  const source = joinForms('shop-lease', 'academy-enrolment', 'parking-landscape', 'construction-subcontract');
  const { bytes, pages } = await normalisePdf(source);
  expect(pages).toHaveLength(5);
  const order = [5, 4, 2, 1];
  const arranged = arrangePdf(
    bytes,
    order.map((page) => ({ page, turn: 0 })),
  );
  expect(check(arranged)).toContain(CLEAN);
  expect(arranged.length).toBeLessThan(bytes.length * 1.1);
  using before = await openDocument(bytes);
  using after = await openDocument(arranged);
  expect(after.pageCount).toBe(4);
  for (const [index, page] of order.entries()) {
    const [one, other] = [await drawPicture(after, index, 480), await drawPicture(before, page - 1, 480)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  }
  const turned = arrangePdf(bytes, [{ page: 1, turn: 270 }]);
  using sideways = await openDocument(turned);
  const { width, height } = before.pageSize(0);
  expect(sideways.pageSize(0)).toEqual({ width: height, height: width });
});
