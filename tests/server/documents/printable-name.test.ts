import { expect, it } from 'vitest';
import { toPrintableName } from '../../../server/documents/compose/printable-text.ts';

it.each([
  ['하늘소리 ㈜ 🌈', '하늘소리 ㈜'],
  ['하늘 🌈 소리', '하늘 소리'],
  ['🎉계약서', '계약서'],
  ['가족 👨‍👩‍👧‍👦 계약', '가족 계약'],
  ['한국 🇰🇷 지사', '한국 지사'],
  ['전화 ☎', '전화 ☎'],
  ['㈜한빛', '㈜한빛'],
  ['🌈', '?'],
])('prints %s as %s', (name, printed) => {
  expect(toPrintableName(name)).toBe(printed);
});

it('prints a question mark for characters other than emoji that no font has', () => {
  expect(toPrintableName('한빛 \u{12000} 🌈')).toBe('한빛 ?');
});
