import { expect, test } from 'vitest';
import { createMarkName } from '@/entities/kept-mark/model/name-mark';

test('a new mark has a name that no other one has', () => {
  expect(createMarkName('SEAL', [])).toBe('내 도장');
  expect(createMarkName('SEAL', [{ name: '내 서명' }])).toBe('내 도장');
  expect(createMarkName('SEAL', [{ name: '내 도장' }, { name: '내 도장 3' }])).toBe('내 도장 2');
  expect(createMarkName('INITIALS', [{ name: '짧은 서명' }, { name: '짧은 서명 2' }])).toBe('짧은 서명 3');
});
