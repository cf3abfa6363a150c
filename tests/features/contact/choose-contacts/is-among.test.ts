import { expect, it } from 'vitest';
import { includesPerson } from '@/features/contact/choose-contacts/model/is-among';

const doyun = { name: '이도윤', email: 'doyun@hanbit.example', phone: '01034822731' };

it.each([
  ['by the mail address', { name: '이도윤 ', email: 'DOYUN@hanbit.example', phone: '' }, true],
  ['by the number', { name: '이도윤', email: null, phone: '010-3482-2731' }, true],
  ['not by the name alone', { name: '이도윤', email: '', phone: null }, false],
  ['not by a number that two share', { name: '이서연', email: null, phone: '01034822731' }, false],
])('finds somebody among the receivers %s', (_, receiver, expected) => {
  expect(includesPerson(doyun, [receiver])).toBe(expected);
});

it('takes two without an address for two', () => {
  expect(
    includesPerson({ name: '이도윤', email: null, phone: null }, [{ name: '이도윤', email: null, phone: null }]),
  ).toBe(false);
});
