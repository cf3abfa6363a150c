import { expect, it } from 'vitest';
import { findCode } from '../support/find-code.ts';

it.each([
  '보안 서약서 a929915b',
  '보안 서약서 929915ab',
  'walker.123456.1795@journey.example',
  '20261128',
  '가-123456-나',
])('finds no code in %s', (text) => {
  expect(findCode(text)).toBeNull();
});

it('finds a code that stands by itself', () => {
  expect(findCode('보안 서약서 c929915d\n확인 번호 481592')).toBe('481592');
  expect(findCode('인증번호 481592를 넣어주세요.')).toBe('481592');
  expect(findCode('[481592] 도장')).toBe('481592');
  expect(findCode('Your code is 481592.')).toBe('481592');
});
