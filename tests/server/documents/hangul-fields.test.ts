import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageContent } from '../../../server/documents/pages/read-page.ts';
import { mergeSuggestions } from '../../../server/documents/suggest/merge-suggestions.ts';
import { cellAround } from '../../../server/documents/suggest/page/cells.ts';
import { createTestEngine, stored } from '../../support/documents/engine.ts';
import { cellsOf, isAt, isNear, placesOf } from '../../support/documents/drawn-places.ts';
import {
  field,
  hangulOf,
  head,
  paragraph,
  plain,
  table,
  text,
  textBox,
  type SampleField,
  type WriteField,
} from '../../support/documents/hangul-fields.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

const LONG = '이 문장은 줄의 끝 가까이에서 칸이 시작하도록 앞에 길게 놓여 있는 글이에요. 조금만 더';

const cell = (...inner: string[]) => paragraph(inner.join(''));

/** A field that is alone in its table cell fills the cell. */
type PlacedField = SampleField & { isAlone?: boolean };

/**
 * Creates a form with 40 fields. `write` determines how each is written, so that the same document can be created
 * without fields.
 */
function form(write: WriteField) {
  const fields: PlacedField[] = [];
  const put = (name: string, more: Partial<PlacedField> = {}) => {
    const mark = `Q${fields.length + 10}`;
    const own = { name, ...more };
    if (own.value !== undefined) own.value = `${mark}${own.value}`;
    else own.guide = `${mark}${own.guide ?? '여기에'}`;
    fields.push(own);
    return write(own);
  };
  const controls = [
    head(
      'header',
      cell(text('문서 번호 No. '), put('문서번호', { guide: '적어요' }), text(' / '), put('머리값', { value: '가나' })),
    ),
    head('footer', cell(text('꼬리 '), put('꼬리', { value: '기본' })) + cell(text('둘째 줄 '), put('꼬리둘'))),
  ];
  const paragraphs = [
    paragraph(text('Title: ') + put('제목', { help: '제목을 적어요' }) + text(' (인)')),
    paragraph(text('주소 address: ') + put('주소', { value: '서울특별시', help: '도로명' }) + text(' 뒤에 오는 글')),
    paragraph(text('성명 ') + put('성명') + text(' 그리고 다시 ') + put('성명') + text(' 끝')),
    paragraph(text('날짜: ') + put('계약일', { value: '2026년' }) + text(' 금액: ') + put('계약금', { value: '5000' })),
    paragraph(
      text(`${LONG} `) + put('줄끝', { value: ' 줄을 넘어가는 기본 글이라서 다음 줄에도 이어져요' }) + text(' 뒤'),
    ),
    paragraph(text(`${LONG} 더 `) + put('줄끝둘', { guide: ' 줄을 넘어가는 안내라서 다음 줄에도 이어져요' })),
    ...Array.from({ length: 5 }, (_, index) => paragraph(text(`항목 ${index + 1} item: `) + put(`항목${index + 1}`))),
    paragraph(
      table(
        14_000,
        Array.from({ length: 4 }, (_, row) => [
          cell(text(`칸 ${row} `), put(`칸${row}가`)),
          cell(put(`칸${row}나`, { value: '값', isAlone: true })),
          cell(text('a'), put(`칸${row}다`), text('b')),
        ]),
      ),
    ),
    paragraph(
      table(20_000, [
        [
          cell(text('밖')),
          cell(table(9_000, [[cell(text('안 '), put('안쪽1'))], [cell(put('안쪽2', { value: '둘', isAlone: true }))]])),
        ],
      ]),
    ),
    paragraph(textBox(20_000, 4_000, cell(text('글상자: '), put('글상자1')) + cell(put('글상자2', { value: '둘' })))),
    paragraph(text('다음 쪽: ') + put('둘째쪽1'), 'pageBreak="1"'),
    ...Array.from({ length: 3 }, (_, index) => paragraph(put(`둘째쪽${index + 2}`, { value: '기본값' }))),
    paragraph(textBox(30_000, 4_000, cell(text('상자 안 '), put('글상자3')))),
    paragraph(
      text('이메일 ') + put('', { guide: '이메일' }) + text(' 전화 ') + put('연락처', { value: '010-1234-5678' }),
    ),
  ];
  return { fields, controls, paragraphs };
}

describe.each(['hwpx', 'hwp'] as const)('the fields of a %s document', (format) => {
  it('are found with their names, help texts and values, where they stand', async () => {
    const sample = form(field);
    expect(sample.fields).toHaveLength(40);
    const intake = await engine.take(await hangulOf(format, sample.controls, sample.paragraphs));
    const twin = form(plain);
    const written = await engine.take(await hangulOf(format, twin.controls, twin.paragraphs));
    const pages = await engine.readText(stored(written));
    const seen = sample.fields.map(({ name, guide, help, value, isAlone = false }, index) => {
      const mark = `Q${index + 10}`;
      const places = pages.flatMap((page) => placesOf(mark, page, written.pages, isAlone));
      const own = intake.suggestions.filter((one) => places.some((place) => isAt(one, place)));
      const [first] = own;
      return {
        wanted: { mark, count: Math.max(1, places.length), name: name || guide, help, value },
        got: {
          mark,
          count: own.length,
          name: first?.name,
          help: first?.help,
          value: first?.value,
        },
      };
    });
    expect(seen.map(({ got }) => got)).toEqual(seen.map(({ wanted }) => wanted));
    expect(intake.suggestions.every(({ source }) => source === 'HANGUL_FIELD')).toBe(true);
    expect(intake.suggestions).toHaveLength(44);
    const names = new Set(mergeSuggestions(intake.suggestions, []).map(({ name }) => name));
    expect(names.size).toBe(44);
    expect(names).toContain('성명 2');
    const left = (await engine.readText(stored(intake))).map((page) => page.text.text).join('\n');
    expect(left).not.toMatch(/Q\d/);
    for (const kept of ['뒤에 오는 글', '그리고 다시', '(인)', '글상자:', '문서 번호 No.'])
      expect(left).toContain(kept);
  });
});

describe.each(['hwpx', 'hwp'] as const)('two fields in one cell of a %s document', (format) => {
  it('share it, so that neither covers the other', async () => {
    const both = cell(field({ name: '앞', guide: 'Q가' }), text(' '), field({ name: '뒤', guide: 'Q나' }));
    const rows = [[both, cell(text('다음 칸'))]];
    const taken = await engine.take(
      await hangulOf(format, [], [paragraph(text('표')), paragraph(table(20_000, rows))]),
    );
    const [front, back] = taken.suggestions;
    expect(taken.suggestions.map(({ name }) => name)).toEqual(['앞', '뒤']);
    expect((front?.rect.x ?? 0) + (front?.rect.width ?? 0)).toBeLessThanOrEqual((back?.rect.x ?? 0) + 1);
  });
});

const row = (write: WriteField) => [
  write({ name: '앞', guide: '앞에 적어요' }),
  write({ name: '뒤', guide: '뒤에𠮷' }),
  write({ name: '값', value: '기본' }),
  write({ name: '끝', guide: '끝에' }),
];

const adjacent = (write: WriteField) => [
  paragraph([text('글 '), ...row(write), text(' 뒤')].join('')),
  paragraph(table(30_000, [[cell(...row(write)), cell(text('옆 칸'))]])),
];

it('has a place for each of several fields with nothing between them', async () => {
  const taken = await engine.take(await hangulOf('hwpx', [], adjacent(field)));
  const written = await engine.take(await hangulOf('hwpx', [], adjacent(plain)));
  expect(taken.suggestions.map(({ name, value }) => [name, value])).toEqual([
    ...['앞', '뒤'].map((name) => [name, undefined]),
    ['값', '기본'],
    ['끝', undefined],
    ...['앞', '뒤'].map((name) => [name, undefined]),
    ['값', '기본'],
    ['끝', undefined],
  ]);
  const [page] = await engine.readText(stored(written));
  const places = ['앞에', '뒤에', '기본', '끝에'].flatMap((mark) =>
    page ? placesOf(mark, page, written.pages, false) : [],
  );
  expect(places).toHaveLength(8);
  for (const place of places) expect(taken.suggestions.filter((one) => isAt(one, place))).toHaveLength(1);
  const left = (await engine.readText(stored(taken))).map((one) => one.text.text).join(' ');
  expect(left).not.toMatch(/적어요|뒤에|기본|끝에/);
});

describe.each(['hwpx', 'hwp'] as const)('the named cells of a %s document', (format) => {
  it('become suggestions as large as the cells, if nothing is in them', async () => {
    const blank = cell(text(''));
    const document = (name: (given: string) => string) => [
      paragraph(text('표 앞')),
      paragraph(
        table(12_000, [
          [cell(text('성명')), { name: name('신청인 성명'), inner: blank }, { name: name('성명'), inner: blank }],
          [cell(text('주소')), { name: name('성명'), inner: blank }, { name: name('주소'), inner: cell(text('서울')) }],
          [cell(text('번호')), { name: name('주민등록번호'), inner: blank }, { name: name(' '), inner: blank }],
        ]),
      ),
      paragraph(
        table(20_000, [
          [
            { name: name('상자'), inner: cell(textBox(9_000, 3_000, cell(text('안의 글')))) },
            {
              name: name('표'),
              inner: cell(table(9_000, [[{ name: name('안쪽'), inner: blank }, cell(text('단위'))]])),
            },
          ],
          [
            { name: name('바깥'), inner: cell(text('값 '), field({ name: '누름틀', guide: '여기' })) },
            cell(text('끝')),
          ],
          [
            { name: name('Q자리'), inner: cell(field({ name: '안의 누름틀', guide: '여기' })) },
            { name: name('둘째 줄'), inner: blank + cell(text('둘째 줄의 글')) },
          ],
          [
            { name: name('두 줄'), inner: blank + blank },
            { name: name('빈 상자'), inner: cell(textBox(9_000, 3_000, blank)) },
          ],
        ]),
      ),
      paragraph(text('표 뒤')),
    ];
    const taken = await engine.take(
      await hangulOf(
        format,
        [],
        document((given) => given),
      ),
    );
    const twin = await engine.take(
      await hangulOf(
        format,
        [],
        document(() => ''),
      ),
    );
    expect(mergeSuggestions(taken.suggestions, []).map(({ name, kind, source }) => [name, kind, source])).toEqual([
      ['신청인 성명', 'NAME', 'HANGUL_FIELD'],
      ['성명', 'NAME', 'HANGUL_FIELD'],
      ['성명 2', 'NAME', 'HANGUL_FIELD'],
      ['안쪽', 'TEXT', 'HANGUL_FIELD'],
      ['누름틀', 'TEXT', 'HANGUL_FIELD'],
      ['안의 누름틀', 'TEXT', 'HANGUL_FIELD'],
      ['두 줄', 'TEXT', 'HANGUL_FIELD'],
    ]);
    const pages = await engine.readText(stored(taken));
    for (const { name, page, rect } of taken.suggestions.filter((one) => one.name !== '누름틀')) {
      const around = cellAround(rect, cellsOf(pages[page - 1], taken.pages));
      expect([name, around?.words, isNear(rect, around)]).toEqual([name, [], true]);
    }
    // The text put into the cells to find them has been removed again, and nothing has moved.
    expect(pages.map(wordsOn)).toEqual((await engine.readText(stored(twin))).map(wordsOn));
  });
});

const wordsOn = (content: PageContent) => content.text.words.map(({ text: word, box }) => [word, ...box]);
