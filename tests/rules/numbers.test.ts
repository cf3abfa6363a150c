import { expect, test } from 'vitest';
import { formatBusinessNumber, isBusinessNumber } from '../../rules/business-number.ts';
import { formatPhoneNumber, isMobileNumber, isPhoneNumber, extractPhoneDigits } from '../../rules/phone-number.ts';

test.each(['123-45-67891', '214-88-12345', '605-20-55555', '101-81-00001', '1234567891', '123 45 67891'])(
  '%s has the right checksum',
  (number) => expect(isBusinessNumber(number)).toBe(true),
);

test.each(['123-45-67890', '000-00-00000', '', '123456789', '12345678910', '12345６7891', 'abc'])(
  '%s has not',
  (number) => expect(isBusinessNumber(number)).toBe(false),
);

test.each([
  ['1234567891', '123-45-67891'],
  ['1234', '123-4'],
  ['12345', '123-45'],
  ['', ''],
  ['123-45-678911', '123-45-67891'],
  ['123 45', '123-45'],
])('%s is shown as %s', (digits, shown) => expect(formatBusinessNumber(digits)).toBe(shown));

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10 1234 5678', '01012345678'],
  ['+82 (0)10-1234-5678', '01012345678'],
  ['821012345678', '01012345678'],
  [' 02.123.4567 ', '021234567'],
  ['(+82) 2 123 4567', '021234567'],
  ['0082 10 1234 5678', '01012345678'],
  ['00820 10 1234 5678', '01012345678'],
  ['008231 123 4567', '0311234567'],
  ['０１０１２３４５６７８', '01012345678'],
  ['02-820-1012', '028201012'],
  ['010-0082-1234', '01000821234'],
  ['00829', '00829'],
])('%s is kept as %s', (typed, digits) => expect(extractPhoneDigits(typed)).toBe(digits));

test.each(['01012345678', '0111234567', '01612345678'])('%s is a mobile number', (number) =>
  expect(isMobileNumber(number)).toBe(true),
);
test.each(['0101234567', '0212345678', '01312345678', '', '010123456789', '901012345678', '012345678901'])(
  '%s is none',
  (number) => expect(isMobileNumber(number)).toBe(false),
);
const PHONES = '021234567 0311234567 0441234567 0551234567 0641234567 07012345678 15881234 050712345678 08012345678';
test.each(PHONES.split(' '))('%s is a telephone number', (number) => expect(isPhoneNumber(number)).toBe(true));
test.each(['12345678', '0991234567', '1234', '9021234567', '158812345', '0451234567', '0561234567', '0651234567'])(
  '%s is no telephone number',
  (number) => expect(isPhoneNumber(number)).toBe(false),
);

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['15881234', '1588-1234'],
  ['0101', '010-1'],
  ['050712345678', '0507-1234-5678'],
  ['02150501234', '02-1505-01234'],
])('%s is shown as %s', (digits, shown) => expect(formatPhoneNumber(digits)).toBe(shown));
