import { expect, it } from 'vitest';
import { layoutField } from '../../rules/field-layout.ts';

const ADDRESS = '서울특별시 강남구 테헤란로 123, 4층 (역삼동)';
const widthOf = (text: string, size: number) => text.length * size;

it('an address continues in another line before its characters get smaller', () => {
  const box = { width: 200, height: 50 };
  const plain = layoutField({ kind: 'TEXT', value: ADDRESS }, box, widthOf);
  const address = layoutField({ kind: 'TEXT', value: ADDRESS, preset: 'ADDRESS' }, box, widthOf);
  expect([plain.lines.length, plain.size < 11]).toEqual([1, true]);
  expect([address.lines.length > 1, address.size, address.overflows]).toEqual([true, 11, false]);
  expect(address.lines.map(({ text }) => text).join(' ')).toBe(ADDRESS);
});
