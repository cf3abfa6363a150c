import { expect, test } from 'vitest';
import { formatBusinessNumber, isBusinessNumber } from '../../rules/business-number.ts';
import { formatPhoneNumber, isMobileNumber, isPhoneNumber, phoneDigits } from '../../rules/phone-number.ts';

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
])('%s is shown as %s', (digits, shown) => expect(formatBusinessNumber(digits)).toBe(shown));

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10 1234 5678', '01012345678'],
  ['+82 (0)10-1234-5678', '01012345678'],
  ['821012345678', '01012345678'],
  [' 02.123.4567 ', '021234567'],
])('%s is kept as %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

test.each(['01012345678', '0111234567', '01612345678'])('%s is a mobile number', (number) =>
  expect(isMobileNumber(number)).toBe(true),
);
test.each(['0101234567', '0212345678', '01312345678', ''])('%s is none', (number) =>
  expect(isMobileNumber(number)).toBe(false),
);
test.each(['021234567', '0311234567', '07012345678', '15881234', '050712345678', '08012345678'])(
  '%s is a telephone number',
  (number) => expect(isPhoneNumber(number)).toBe(true),
);
test.each(['12345678', '0991234567', '1234'])('%s is no telephone number', (number) =>
  expect(isPhoneNumber(number)).toBe(false),
);

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['15881234', '1588-1234'],
  ['0101', '010-1'],
  ['050712345678', '0507-1234-5678'],
])('%s is shown as %s', (digits, shown) => expect(formatPhoneNumber(digits)).toBe(shown));
