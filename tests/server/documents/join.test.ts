import { expect, it } from 'vitest';
import { joinPdfs } from '../../../server/documents/pdf/join.ts';
import { decodeStream } from '../../../server/documents/pdf/flate.ts';
import { PdfDict, PdfRef, PdfStream, decodeText } from '../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { firstExtra, samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';

const contentOf = (pdf: Uint8Array, page: number) => {
  const file = openPdf(pdf);
  const stream = file.resolve(file.page(page).dict.get('Contents'));
  return stream instanceof PdfStream ? Buffer.from(decodeStream(stream)).toString('latin1') : '';
};

it('pages follow each other with what was drawn on them, their boxes and turns', () => {
  const parts = [
    samplePdf({ pages: 2, text: (page) => `가 ${page}` }),
    throughQpdf(samplePdf({ pages: 3, rotate: 270, cropBox: [10, 20, 300, 400] }), '--object-streams=generate'),
    samplePdf({ mediaBox: [0, 0, 842, 595] }),
  ];
  const joined = joinPdfs(parts);
  const pages = openPdf(joined).pages();
  const single = parts.flatMap((part) => openPdf(part).pages());
  expect(pages.map(({ info: { number: _, ...info } }) => info)).toEqual(
    single.map(({ info: { number: _, ...info } }) => info),
  );
  expect(contentOf(joined, 2)).toBe(contentOf(parts[0] ?? Buffer.alloc(0), 2));
  expect(contentOf(joined, 6)).toBe(contentOf(parts[2] ?? Buffer.alloc(0), 1));
  expect(throughQpdf(joined, '--json-output').length).toBeGreaterThan(0);
});

it('is the same file each time, so that its hash means something', () => {
  const parts = [samplePdf(), samplePdf({ pages: 2 })];
  expect(joinPdfs(parts).equals(joinPdfs(parts))).toBe(true);
});

it('a link to another page finds it in its new place, and brings no old tree along', () => {
  const linked = samplePdf({
    pages: 2,
    pageEntries: (page) => (page === 1 ? '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[8 0 R/Fit]>>]' : ''),
  });
  const [first, target] = openPdf(linked).pages();
  expect([first?.ref.number, target?.ref.number]).toEqual([firstExtra, firstExtra + 2]);
  const joined = openPdf(joinPdfs([samplePdf(), linked]));
  const pages = joined.pages();
  const [annotation] = joined.array(pages[1]?.dict.get('Annots') ?? null);
  const [place] = joined.array(joined.dict(annotation ?? null).get('Dest'));
  expect(place instanceof PdfRef && place.number).toBe(pages[2]?.ref.number);
  const trees = joined
    .objectNumbers()
    .map((number) => joined.get(new PdfRef(number)))
    .filter((value) => value instanceof PdfDict && value.get('Kids') !== null);
  expect(trees).toHaveLength(1);
});

it('a layer that was hidden stays hidden', () => {
  const layered = samplePdf({
    catalogue: `/OCProperties<</OCGs[${firstExtra} 0 R ${firstExtra + 1} 0 R]/D<</OFF[${firstExtra + 1} 0 R]>>>>`,
    extras: ['<</Type/OCG/Name(shown)>>', '<</Type/OCG/Name(hidden)>>'],
  });
  const joined = openPdf(joinPdfs([samplePdf(), layered, layered]));
  const properties = joined.dict(joined.root.get('OCProperties'));
  expect(joined.array(properties.get('OCGs'))).toHaveLength(4);
  const off = joined.array(joined.dict(properties.get('D')).get('OFF'));
  expect(off.map((layer) => decodeText(joined.dict(layer).get('Name')))).toEqual(['hidden', 'hidden']);
});
