import { describe, expect, it } from 'vitest';
import { isPhone } from '@/shared/lib/form-rules';
import { formatPhone, maskPhone } from '@/shared/ui/inputs/phone-input';

describe('formatPhone', () => {
  it.each([
    ['01034822731', '010-3482-2731'],
    ['0103482', '010-348-2'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0311234567', '031-123-4567'],
    ['15881234', '1588-1234'],
    ['+82 10-3482-2731', '010-3482-2731'],
    ['+82 (0)10 3482 2731', '010-3482-2731'],
    ['0082 2 123 4567', '02-123-4567'],
    ['０１０７７７７８８８８', '010-7777-8888'],
    ['821077778888', '010-7777-8888'],
    ['', ''],
  ])('writes %s as %s', (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
  });

  it.each([
    ['821077778888', '010-7777-8888'],
    ['+82 10-7777-8888', '010-7777-8888'],
    ['+82 2 123 4567', '02-123-4567'],
    ['0082 10 7777 8888', '010-7777-8888'],
    ['０１０７７７７８８８８', '010-7777-8888'],
  ])('writes %s, typed key by key, as %s', (typed, written) => {
    expect(Array.from(typed).reduce((shown, key) => formatPhone(`${shown}${key}`), '')).toBe(written);
  });

  it('shows a digit too many, so that the number is not taken for one that is right', () => {
    expect(formatPhone('010348227319')).toBe('010-3482-27319');
    expect(isPhone('010-3482-27319')).toBe(false);
  });

  it('hides the middle from receivers', () => {
    expect(maskPhone('01034822731')).toBe('010-****-2731');
  });
});
