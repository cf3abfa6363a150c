import { afterAll, expect, test } from 'vitest';
import { analyseBalance } from '../../../server/documents/compose/content-balance.ts';
import { drawComposition } from '../../../server/documents/compose/compose.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import { joinPdfs } from '../../../server/documents/pdf/join.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { draw, field, inkOf, pageOf, textOf } from '../../support/documents/drawing.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { rawPdf, streamObject, type RawObject } from '../../support/documents/raw-pdf.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

const PICTURE = 'BI /W 1 /H 1 /BPC 8 /CS /G ID q\nEI';
const OPEN = {
  'a state after a scale': '0.5 0 0 0.5 0 0 cm q',
  'a scale after a surplus Q': 'Q Q 0.5 0 0 0.5 0 0 cm',
  'a text': 'BT /F1 12 Tf 3 Tr',
  'a string': '(no end',
  'an array': '[1 2',
  'a hidden layer': '/OC /Hidden BDC',
  'a path that clips': '0 0 5 5 re W n 0 0 m 9 9 l',
  'a picture and a scale': `${PICTURE} 0.5 0 0 0.5 0 0 cm q`,
  operands: '1 0 0',
};

const HIDDEN = '/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>';
const onePage = (...parts: string[]) => {
  const contents = parts.map((_, index) => `${index + 7} 0 R`).join(' ');
  const resources = '/Resources<</Font<</F1 5 0 R>>/Properties<</Hidden 6 0 R>>>>';
  const objects: RawObject[] = [
    `<</Type/Catalog/Pages 2 0 R${HIDDEN}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]${resources}/Contents[${contents}]>>`,
    'null',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Hidden)>>',
    ...parts.map((part) => streamObject('', part)),
  ];
  return rawPdf(objects);
};

const rect = { x: 100, y: 100, width: 200, height: 40 };
const OWN = 'BT /F1 12 Tf 20 20 Td (own words) Tj ET';

test.each(Object.entries(OPEN))('a content that leaves open %s moves and hides nothing', async (_, open) => {
  for (const bytes of [onePage(`${OWN} ${open}`), onePage(OWN, open)]) {
    const drawn = draw(bytes, { fields: [field(1, rect, '보이는 값')] });
    const ink = await inkOf(engine, drawn, bytes, pageOf(bytes));
    expect(ink.x).toBeGreaterThan(rect.x - 1);
    expect(ink.y).toBeGreaterThan(rect.y - 1);
    expect(ink.x + ink.width).toBeLessThan(rect.x + rect.width + 1);
    expect(ink.height).toBeGreaterThan(6);
    const text = await textOf(engine, drawn);
    expect(text).toContain('보이는 값');
    expect(text).toContain('own words');
  }
});

test('plain content is left as it is, whatever its strings and names hold', () => {
  const plain =
    'q 1 0 0 -1. .5 +2 cm % Q\nBT /Q#20 9 Tf [(a\\)(b)q) -3 <4 1>] TJ ET /Span <</A [(x)]>> BDC EMC 0 0 m 1 1 l S Q';
  expect(analyseBalance(Buffer.from(plain))).toEqual({ isPlain: true, surplus: [] });
  expect(analyseBalance(Buffer.from('q Q Q'))).toEqual({ isPlain: false, surplus: [4] });
  for (const odd of ['1.2.3 w', 'q Qq Q', ') ', '>', '] w', '[ 1 w ]', '<4x>', '- w']) {
    expect([odd, analyseBalance(Buffer.from(odd)).isPlain]).toEqual([odd, false]);
  }
});

test('a child finds the pages that leave nothing open, and drawing on them without reading them gives the same file', async () => {
  const bytes = joinPdfs([samplePdf({ pages: 2 }), onePage(OWN, OPEN['a text']), samplePdf({ pages: 1 })]);
  const plain = await engine.findPlainPages({ sha256: 'three of four', read: () => bytes });
  expect(plain).toEqual([1, 2, 4]);
  const [read, unread] = [new Set<number>(), new Set(plain)].map((plainPages) => {
    const update = new IncrementalUpdate(openPdf(bytes));
    drawComposition(update, { fields: [], footer: '문서 번호 HB-2611-0482' }, plainPages);
    return Buffer.concat(update.serialize(Buffer.alloc(16, 3)).chunks);
  });
  expect(unread).toEqual(read);
});
