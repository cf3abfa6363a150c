import { expect, test } from 'vitest';
import { moveFields, type PageWords } from '../../../server/modules/templates/replace-file/move-fields.ts';
import { field, type Field } from '../../support/contracts.ts';

const OLD = '0198c0de-0000-7000-8000-0000000000a1';
const NEW = '0198c0de-0000-7000-8000-0000000000a2';
const LETTER = 10;

const line = (text: string, y: number, x = 60): PageWords['words'] => {
  let at = x;
  return text.split(' ').map((word) => {
    const placed = { text: word, x: at, y, width: word.length * LETTER, height: LETTER };
    at += placed.width + LETTER / 2;
    return placed;
  });
};
const page = (words: PageWords['words'], more: Partial<PageWords> = {}): PageWords => ({
  width: 595,
  height: 842,
  rotation: 0,
  words,
  ...more,
});
const at = (x: number, y: number, more: Partial<Field> = {}) =>
  field(OLD, null, { rect: { x, y, width: 100, height: 20 }, ...more });
const move = (fields: Field[], before: PageWords[], after: PageWords[]) => moveFields(fields, before, after, NEW);

const FORM = [...line('제1조 계약 기간', 100), ...line('근로자 성명', 200), ...line('사업주 성명', 300)];

test('a field whose words stand where they stood is kept, on the new file', () => {
  const { fields, kept, moved, lost } = move([at(140, 195)], [page(FORM)], [page(FORM)]);
  expect([kept, moved, lost]).toEqual([1, 0, []]);
  expect(fields[0]).toMatchObject({ fileId: NEW, page: 1, rect: { x: 140, y: 195 } });
});

test('a field follows the word before it and the one next to that, though another line has the same word', () => {
  const later = [...line('제1조 계약 기간', 100), ...line('근로자 성명', 240), ...line('사업주 성명', 360)];
  const { fields, moved } = move([at(140, 195), at(140, 295)], [page(FORM)], [page(later)]);
  expect(moved).toBe(2);
  expect(fields.map(({ rect }) => rect.y)).toEqual([235, 355]);
});

test('words that another program splits elsewhere are the same words', () => {
  const { moved, fields } = move([at(140, 195)], [page(FORM)], [page([...line('근 로자성 명', 250, 100)])]);
  expect(moved).toBe(1);
  expect(fields[0]?.rect.y).toBe(245);
});

test('a field follows its words to the next page, but no further', () => {
  const blank = page(line('다른 쪽이에요', 50));
  const next = move([at(140, 195)], [page(FORM)], [blank, page(FORM)]);
  expect(next.fields[0]).toMatchObject({ page: 2, rect: { x: 140, y: 195 } });
  const far = move([at(140, 195)], [page(FORM)], [blank, blank, page(FORM)]);
  expect(far.lost.map(({ page: number }) => number)).toEqual([1]);
});

test('words that stand there twice, or no more, say nothing: the field keeps its place and is told', () => {
  const twice = [...FORM, ...line('근로자 성명', 500)];
  for (const words of [twice, line('비밀유지계약서', 100)]) {
    const { fields, lost } = move([at(140, 195, { name: '이름' })], [page(FORM)], [page(words)]);
    expect(lost.map(({ name }) => name)).toEqual(['이름']);
    expect(fields[0]).toMatchObject({ fileId: NEW, page: 1, rect: { x: 140, y: 195 } });
  }
});

test('words that stand in both files equally often are told apart by their order', () => {
  const twice = [...FORM, ...line('근로자 성명', 500)];
  const later = twice.map((word) => ({ ...word, y: word.y + 30 }));
  const { fields, moved } = move([at(140, 195), at(140, 495)], [page(twice)], [page(later)]);
  expect(moved).toBe(2);
  expect(fields.map(({ rect }) => rect.y)).toEqual([225, 525]);
});

test('a field is told if the words around it have moved apart, or if it would stand on other words', () => {
  const form = [...line('성명', 200), ...line('서명', 200, 250)];
  const apart = [...line('성명', 230), ...line('서명', 230, 400)];
  expect(move([at(100, 195)], [page(form)], [page(apart)]).lost).toHaveLength(1);
  const crowded = [...FORM.map((word) => ({ ...word, y: word.y + 30 })), ...line('본인의 서명', 230, 150)];
  expect(move([at(140, 195)], [page(FORM)], [page(crowded)]).lost).toHaveLength(1);
});

test('if fewer than a third of the fields can follow, all are told', () => {
  const fields = [at(140, 195), at(300, 400), at(300, 500), at(300, 600)];
  expect(move(fields, [page(FORM)], [page(FORM)]).lost).toHaveLength(4);
  expect(move(fields.slice(0, 3), [page(FORM)], [page(FORM)])).toMatchObject({ kept: 1 });
});

test('words further than 60 points are not the field’s', () => {
  expect(move([at(250, 195)], [page(FORM)], [page(FORM)]).lost).toHaveLength(1);
});

test('a field from a page that is gone comes to the last, and none leaves its page', () => {
  const { fields } = move(
    [at(480, 800, { page: 3 })],
    [page([]), page([]), page([])],
    [page([]), page([], { width: 420, height: 595 })],
  );
  expect(fields[0]).toMatchObject({ page: 2, rect: { x: 320, y: 575 } });
});

test('on a turned page a field follows the words as they are read', () => {
  const turned = { width: 842, height: 595, rotation: 90 } as const;
  const before = page(FORM, turned);
  const after = page(
    FORM.map((word) => ({ ...word, y: word.y + 30 })),
    turned,
  );
  const seen = { x: 140, y: 195, width: 100, height: 20 };
  // Rectangles are stored unrotated: the top left as displayed is the bottom left as stored.
  const stored = { x: seen.y, y: 595 - seen.x - seen.width, width: seen.height, height: seen.width };
  const { fields, moved } = move([field(OLD, null, { rect: stored })], [before], [after]);
  expect(moved).toBe(1);
  expect(fields[0]?.rect).toEqual({ ...stored, x: stored.x + 30 });
});
