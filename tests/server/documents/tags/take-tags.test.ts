import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromUserSpace, type Rect } from '../../../../server/documents/geometry.ts';
import { codesOf, createTestEngine, stored } from '../../../support/documents/engine.ts';
import { hangulOf, head, paragraph, table, text } from '../../../support/documents/hangul-fields.ts';
import { rawPdf, streamObject, type RawObject } from '../../../support/documents/raw-pdf.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

type Taken = Awaited<ReturnType<typeof engine.take>>;
const MILLIMETRE = 72 / 25.4;
const FOLDER = path.join(import.meta.dirname, '../../../support/documents/tags');
const textOf = async (taken: Taken) =>
  (await engine.readText(stored(taken))).map((page) => page.text.text.replaceAll(/\s+/g, ' ')).join(' ');

/** Returns the rectangles of the words that begin with `start`, as PDFium reads them. */
async function wordsAt(bytes: Uint8Array, start: string, { pages }: Taken): Promise<(Rect & { page: number })[]> {
  const read = await engine.readText({ sha256: `before ${bytes.length}`, read: () => bytes });
  return read.flatMap(({ number, text: { words } }) => {
    const info = pages[number - 1];
    return words.flatMap(({ text: word, box }) =>
      info && word.startsWith(start) ? [{ ...fromUserSpace(box, info), page: number }] : [],
    );
  });
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
const isNear = (one: number, other: number) => Math.abs(one - other) < MILLIMETRE;

describe.each(['chromium.pdf', 'libreoffice.pdf'])('the tags of %s', (name) => {
  it('become suggestions and leave the page, which is otherwise the same', async () => {
    const upload = await readFile(path.join(FOLDER, name));
    const taken = await engine.take(upload);
    expect(taken.suggestions.map((one) => [one.partyName, one.party, one.name, one.kind, one.required])).toEqual([
      ['근로자', 1, '성명', 'NAME', true],
      ['근로자', 1, '주소', 'MULTILINE', false],
      ['사업주', 0, '회사', 'COMPANY', true],
      ['근로자', 1, '월급', 'AMOUNT', false],
      [null, null, '계약일', 'DATE', false],
      ['근로자', 1, '기타', 'TEXT', false],
      ['근로자', 1, '서명', 'SIGNATURE', true],
      ['근로자', 1, '비상 연락처', 'PHONE', false],
      ['사업주', 0, '대표자 이름과 직책', 'TEXT', true],
      ['사업주', 0, '대표자의 이름과 직책과 연락처', 'TEXT', false],
    ]);
    const before = await wordsAt(upload, '{{', taken);
    for (const { rect } of taken.suggestions)
      expect(before.some((word) => isNear(word.x, rect.x) && isNear(middle(word).y, middle(rect).y))).toBe(true);
    const left = await textOf(taken);
    expect(left.match(/\{\{[^}]*\}*/g)).toEqual([
      '{{}}',
      '{{근로자.이름 그리고 }',
      '{{:서명}}',
      '{{근로자.}}',
      '{{근로자.주민등록번호}}',
    ]);
    for (const kept of ['(인)', '원, 날짜', '그리고', '입니다', '{중괄호는 그대로}']) expect(left).toContain(kept);
    for (const gone of ['비상', '직책', '아무말', 'date']) expect(left).not.toContain(gone);
    const unmoved = await wordsAt(upload, '(인)', taken);
    expect(await wordsAt(taken.normalised, '(인)', taken)).toEqual(unmoved);
  });
});

describe.each(['hwpx', 'hwp'] as const)('the tags of a %s document', (format) => {
  const form = (open: string, close: string) =>
    hangulOf(
      format,
      [head('header', paragraph(text(`문서 ${open}회사.문서번호:글자${close}`)))],
      [
        paragraph(text(`근로자 성명: ${open}근로자.성명*${close} (인)`)),
        paragraph(table(20_000, [[paragraph(text('서명')), paragraph(text(`${open}근로자.서명:서명*${close}`))]])),
      ],
    );
  it('become suggestions too', async () => {
    const taken = await engine.take(await form('{{', '}}'));
    expect(taken.suggestions.map((one) => [one.partyName, one.name, one.kind, one.source])).toEqual([
      ['회사', '문서번호', 'TEXT', 'TEXT_TAG'],
      ['근로자', '성명', 'NAME', 'TEXT_TAG'],
      ['근로자', '서명', 'SIGNATURE', 'TEXT_TAG'],
    ]);
    const marks = await wordsAt((await engine.take(await form('[[', ']]'))).normalised, '[[', taken);
    expect(marks).toHaveLength(3);
    taken.suggestions.forEach(({ rect }, index) => {
      const mark = marks[index];
      expect(mark && isNear(mark.x, rect.x) && isNear(middle(mark).y, middle(rect).y)).toBe(true);
    });
    expect(await textOf(taken)).not.toMatch(/[{}]|\*/);
  });
});

const COURIER = `<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 126/Widths[${'600 '.repeat(95)}]>>`;

/** Creates a page from raw text operators, in a font whose characters are all 0.6 em wide. */
const handMade = (content: string, page = '', objects: RawObject[] = []) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    COURIER,
    streamObject('', content),
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>${page}>>`,
    ...objects,
  ]);

describe('a page that is turned and cropped', () => {
  it.each([0, 90, 180, 270])('has its tags in their places, turned by %d degrees', async (rotate) => {
    const upload = handMade(
      'BT /F1 12 Tf 100 600 Td (Name: {{tenant.name*}} here) Tj ET BT /F1 12 Tf 0 1 -1 0 400 300 Tm ({{owner.seal:seal}}) Tj ET',
      `/Rotate ${rotate}/CropBox[50 60 500 700]`,
    );
    const taken = await engine.take(upload);
    expect(taken.suggestions).toMatchObject([
      { name: 'name', kind: 'NAME', required: true },
      { name: 'seal', kind: 'SEAL', required: false },
    ]);
    const [name, seal] = taken.suggestions.map(({ rect }) => rounded(rect));
    expect(name).toEqual(rounded({ x: 50 + 6 * 7.2, y: 89.68, width: 16 * 7.2, height: 12.72 }));
    expect(seal).toEqual(rounded({ x: 339.68, y: 400 - 19 * 7.2, width: 12.72, height: 19 * 7.2 }));
    const [word] = await wordsAt(upload, '{{tenant', taken);
    expect(word && isNear(word.x, name?.x ?? 0) && isNear(middle(word).y, 89.68 + 6.36)).toBe(true);
    expect((await textOf(taken)).trim()).toBe('Name: here');
  });
});

const rounded = ({ x, y, width, height }: Rect): Rect => {
  const [a = 0, b = 0, c = 0, d = 0] = [x, y, width, height].map((side) => Math.round(side * 10) / 10);
  return { x: a, y: b, width: c, height: d };
};

describe('a tag', () => {
  it.each([
    ['kerned', 'BT /F1 12 Tf 100 600 Td [(a {{)-20(na)30(me})(} b)] TJ ET'],
    [
      'one character at a time',
      `BT /F1 12 Tf 100 600 Td ${Array.from('a {{name}} b', (one) => `(${one}) Tj`).join(' ')} ET`,
    ],
    ['on a line of its own', "BT /F1 12 Tf 14 TL 100 600 Td (a) Tj ({{name}}) ' ( b) ' ET"],
    ['with its own spacing', 'BT /F1 12 Tf 14 TL 100 600 Td 1 2 (a {{name}} b) " ET'],
    ['over two lines', 'BT /F1 12 Tf 14 TL 400 600 Td (a {{full) Tj -300 -14 Td (name}} b) Tj ET'],
    ['squeezed, and on a rise', 'BT /F1 12 Tf 70 Tz 3 Ts 100 600 Td (a {{name}} b) Tj ET'],
    ['in hexadecimal', `BT /F1 12 Tf 100 600 Td <${Buffer.from('a {{name}} b').toString('hex')}> Tj ET`],
    [
      'drawn twice to be bold',
      'BT /F1 12 Tf 100 600 Td (a {{name}} b) Tj ET BT /F1 12 Tf 100.2 600 Td (a {{name}} b) Tj ET',
    ],
    ['beside marked content', '/P<</MCID 0>>BDC BT /F1 12 Tf 100 600 Td (a {{name}} b) Tj ET EMC'],
  ])('is taken out: %s', async (_what, content) => {
    const upload = handMade(content);
    const taken = await engine.take(upload);
    expect(taken.suggestions).toMatchObject([
      { name: /full/.test(content) ? 'full name' : 'name', kind: 'NAME', source: 'TEXT_TAG' },
    ]);
    expect((await textOf(taken)).replaceAll(/\s/g, '')).toBe('ab');
    const [before, after] = [await wordsAt(upload, 'b', taken), await wordsAt(taken.normalised, 'b', taken)];
    expect(after.map(rounded)).toEqual(before.map(rounded));
  });

  const FORM = streamObject(
    '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F1 3 0 R>>>>',
    'BT /F1 12 Tf 100 600 Td ({{name}}) Tj ET',
  );
  it.each([
    ['is text that nobody sees', handMade('BT /F1 12 Tf 3 Tr 100 600 Td ({{name}}) Tj ET')],
    [
      'says its text in other words',
      handMade('/Span<</ActualText(name)>>BDC BT /F1 12 Tf 100 600 Td ({{name}}) Tj ET EMC'),
    ],
    ['is in a layer', handMade('/OC /Layer BDC BT /F1 12 Tf 100 600 Td ({{name}}) Tj ET EMC')],
    ['is torn apart', handMade('BT /F1 12 Tf 100 600 Td ({{na) Tj 300 200 Td (me}}) Tj ET')],
    [
      'stands beside an image within the content',
      handMade('BI /W 1/H 1/CS/G/BPC 8 ID x EI BT /F1 12 Tf 100 600 Td ({{name}}) Tj ET'),
    ],
    ['is drawn by a form', handMade('/X Do', '/Resources<</XObject<</X 6 0 R>>>>', [FORM])],
  ])('stays where it %s', async (_what, upload) => {
    const taken = await engine.take(upload);
    expect(taken.suggestions).toEqual([]);
    expect(taken.normalised).toBe(upload);
  });

  it('stays in a file that is signed', async () => {
    const widget =
      '<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[1 1 20 20]/V<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 1 2 3]/Contents<00>>>>>';
    const upload = handMade('BT /F1 12 Tf 100 600 Td ({{name}}) Tj ET', '/Annots[6 0 R]', [widget]);
    const taken = await engine.take(upload);
    expect(codesOf(taken)).toContain('ALREADY_SIGNED');
    expect(taken).toMatchObject({ normalised: upload, suggestions: [] });
  });
});
