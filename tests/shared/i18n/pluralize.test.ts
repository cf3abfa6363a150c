import { expect, it } from 'vitest';
import { pluralize } from '@/shared/i18n';

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [21, '21 pages'],
])('counts %i as %s', (count, words) => expect(pluralize(count, 'page')).toBe(words));

it('takes an irregular plural', () => {
  expect(pluralize(1, 'try', 'tries')).toBe('1 try');
  expect(pluralize(4, 'try', 'tries')).toBe('4 tries');
});
