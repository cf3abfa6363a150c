import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, extractPhoneDigits } from '@/shared/ui/inputs/phone-input';

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
    ['', ''],
  ])('writes %s as %s', (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
  });

  it('keeps no more than eleven digits', () => {
    expect(extractPhoneDigits('0103482273199')).toBe('01034822731');
  });

  it('hides the middle from receivers', () => {
    expect(maskPhone('01034822731')).toBe('010-****-2731');
  });
});
