import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DamagedPdfError } from '../../../server/documents/pdf/damage.ts';
import { IncrementalUpdate } from '../../../server/documents/pdf/incremental-update.ts';
import {
  dict,
  name,
  PdfDict,
  PdfRef,
  PdfString,
  decodeText,
  encodeText,
} from '../../../server/documents/pdf/objects.ts';
import { Parser } from '../../../server/documents/pdf/parser.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { rewrite } from '../../../server/documents/pdf/rewrite.ts';
import { formatNumber, serialize } from '../../../server/documents/pdf/serialize.ts';
import { linearised, samplePdf, throughQpdf } from '../../support/documents/sample-pdfs.ts';
import { cpuSeconds } from '../../support/work.ts';

const parse = (text: string) => new Parser(Buffer.from(text, 'latin1')).value();
const ID = Buffer.alloc(16, 7);

describe('values', () => {
  it.each(['<</A [1 -2.5 .5 true null]/B (a\\(b\\)c)/C <00ff>/D 12 0 R/E/F#20G>>', '[<</K[[]]>>(\\\\)]', '-0.00001'])(
    '%s reads back as it was written',
    (text) => {
      const once = serialize(parse(text));
      expect(serialize(parse(once))).toBe(once);
    },
  );

  it('are read in all their spellings', () => {
    expect(parse('(line\\\nbreak\\053\\0053\\r)')).toEqual(
      new PdfString(Uint8Array.from(Buffer.from('linebreak+\u00053\r'))),
    );
    expect(parse('<4 1 4>')).toEqual(new PdfString(Buffer.from('A@')));
    expect(parse('% a note\n 12 % and 0 R\n')).toBe(12);
    expect(parse('12 0 Rx')).toBe(12);
    expect(parse('+7')).toBe(7);
    expect(parse('4.')).toBe(4);
  });

  it.each(['(no end', '<</A 1', '<</A>>', '[1 2', '<4G>', 'what', '', '['.repeat(10_000), '--5', '9'.repeat(400)])(
    '%j is damaged',
    (text) => {
      expect(() => parse(text)).toThrow(DamagedPdfError);
    },
  );

  it('have texts in every script', () => {
    for (const text of ['plain', '근로계약서 😀', '']) expect(decodeText(encodeText(text))).toBe(text);
    expect(decodeText(new PdfString(Buffer.from('\u{feff}도장')))).toBe('도장');
  });

  it('have numbers without an exponent', () => {
    expect([1e-7, 0.1 + 0.2, -0, 1e6, 12.5].map(formatNumber)).toEqual(['0', '0.3', '0', '1000000', '12.5']);
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
  });
});

describe.each([
  ['a table', samplePdf({ pages: 3, rotate: 90, cropBox: [20, 30, 500, 700] })],
  [
    'streams of objects',
    throughQpdf(samplePdf({ pages: 3, rotate: 90, cropBox: [20, 30, 500, 700] }), '--object-streams=generate'),
  ],
  ['a linearised order', linearised(samplePdf({ pages: 3, rotate: 90, cropBox: [20, 30, 500, 700] }))],
])('a file with %s', (_, bytes) => {
  it('tells its pages', () => {
    const file = openPdf(bytes);
    expect(file.pageCount).toBe(3);
    const info = { width: 480, height: 670, rotation: 90, cropBox: [20, 30, 500, 700] };
    expect(file.pages().map((page) => page.info)).toEqual([1, 2, 3].map((number) => ({ number, ...info })));
    expect(file.page(2)).toMatchObject({ info: { number: 2, ...info }, ref: file.pages()[1]?.ref });
    expect(() => file.page(4)).toThrow(RangeError);
  });

  it('takes updates upon updates behind its bytes', () => {
    let newest: Buffer = bytes;
    for (const note of ['하나', '둘']) {
      const file = openPdf(newest);
      const update = new IncrementalUpdate(file);
      const added = update.add(dict({ Note: encodeText(note) }));
      update.set(file.rootRef, file.root.with({ [note === '하나' ? 'First' : 'Second']: added }));
      newest = Buffer.concat([newest, ...update.serialize(ID).chunks]);
    }
    expect(newest.subarray(0, bytes.length).equals(bytes)).toBe(true);
    const file = openPdf(newest);
    expect(decodeText(file.dict(file.root.get('First')).get('Note'))).toBe('하나');
    expect(decodeText(file.dict(file.root.get('Second')).get('Note'))).toBe('둘');
    expect(file.pageCount).toBe(3);
    expect(throughQpdf(newest).length).toBeGreaterThan(0);
  });

  it('is rewritten with what can be reached, changed on the way', () => {
    const rewritten = rewrite(openPdf(bytes), (entries) =>
      entries.get('Rotate') === 90 ? entries.with({ Rotate: 0 }) : entries,
    );
    const file = openPdf(rewritten);
    expect(file.pages().map(({ info }) => info.rotation)).toEqual([0, 0, 0]);
    expect(file.usesXrefStream).toBe(false);
    expect(throughQpdf(rewritten).length).toBeGreaterThan(0);
  });
});

const build = (objects: string[], trailer = '/Root 1 0 R') => {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}${trailer.replace('START', String(start))}>>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
};

describe('a file that leads in circles', () => {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>';

  it.each([
    ['pages', build(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 9/Kids[3 0 R 2 0 R]>>', page])],
    ['references', build(['<</Type/Catalog/Pages 2 0 R>>', '3 0 R', '2 0 R'])],
    [
      'cross-references',
      build(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>', page], '/Root 1 0 R/Prev START'),
    ],
    ['lengths', build(['<</Type/Catalog/Pages 2 0 R>>', '<</Length 2 0 R>>stream\nx\nendstream'])],
  ])('of %s is damaged, not endless', (_, bytes) => {
    expect(() => openPdf(bytes).pages()).toThrow(DamagedPdfError);
  });

  it('opens when it does not', () => {
    const file = openPdf(build(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>', page]));
    expect(file.pages()).toHaveLength(1);
    expect(file.resolve(file.get(file.rootRef))).toBeInstanceOf(PdfDict);
    expect(file.dict(null)).toEqual(new PdfDict());
    expect(file.root.get('Type')).toBe(name('Catalog'));
  });

  it('finds a page in nested pages whatever they say about their number, and reads no page after it', () => {
    const nested = openPdf(
      build([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 2/Kids[3 0 R 6 0 R]>>',
        '<</Type/Pages/Count 1/Kids[4 0 R 5 0 R]>>',
        page,
        page,
        '<</Type/Pages/Count 1/Kids[7 0 R]>>',
        page,
      ]),
    );
    expect([1, 2, 3].map((number) => nested.page(number).ref.number)).toEqual([4, 5, 7]);
    expect(() => nested.page(4)).toThrow(RangeError);
    const damagedAfter = openPdf(
      build([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 3/Kids[3 0 R 9 0 R]>>',
        '<</Type/Pages/Count 2/Kids[4 0 R 5 0 R]>>',
        page,
        page,
      ]),
    );
    expect(damagedAfter.page(2).ref.number).toBe(5);
    expect(() => damagedAfter.page(3)).toThrow(DamagedPdfError);
  });
});

const xrefStream = (entries: string, data: string) => {
  const head = '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
  const packed = deflateSync(data);
  const dictionary = `<</Type/XRef/Size 8000000/Root 1 0 R/Filter/FlateDecode/Length ${packed.length}${entries}>>`;
  return Buffer.concat([
    Buffer.from(`${head}9 0 obj\n${dictionary}stream\n`),
    packed,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
};

describe('what a few bytes ask for', () => {
  it.each([
    ['entries without bytes', '/W[0 0 0]/Index[0 8000000]', ''],
    ['millions of entries', '/W[1 1 0]/Index[0 8000000]', '\x01'.repeat(16_000_000)],
    ['the same entries again and again', `/W[0 1 0]/Index[${'0 900000 '.repeat(500)}]`, '\x01'.repeat(900_000 * 20)],
  ])('%s are not read', async (_, entries, data) => {
    const bytes = xrefStream(entries, data);
    const seconds = await cpuSeconds(() => expect(() => openPdf(bytes)).toThrow(DamagedPdfError));
    expect(seconds).toBeLessThan(4);
  });
});

it('an object that is asked for by another generation is no object that readers agree on', () => {
  const file = openPdf(samplePdf());
  const { number } = file.page(1).ref;
  expect(() => file.get(new PdfRef(number, 1))).toThrow(DamagedPdfError);
  expect(file.get(new PdfRef(number))).toBeInstanceOf(PdfDict);
});

it('a large number is written without an exponent', () => {
  expect(formatNumber(1e21)).toBe('1000000000000000000000');
  expect(parse(serialize(parse(`-${'9'.repeat(30)}`)))).toBe(-1e30);
});
