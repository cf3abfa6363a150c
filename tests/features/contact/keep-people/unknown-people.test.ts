import { expect, it } from 'vitest';
import { findUnknownPeople } from '@/features/contact/keep-people/model/unknown-people';

const person = (name: string, email: string | null, phone: string | null = null) => ({ name, title: '', email, phone });
const names = (...given: Parameters<typeof findUnknownPeople>) => findUnknownPeople(...given).map(({ name }) => name);

it('knows somebody by either address, however it is written', () => {
  const people = [
    person('정해원', 'HW.Jung@hanbit.example'),
    person('이도윤', null, '010-3482-2731'),
    person('오세린', 'serin@a.example'),
  ];
  const contacts = [
    { email: 'hw.jung@hanbit.example', phone: null },
    { email: 'other@a.example', phone: '01034822731' },
  ];
  expect(names(people, contacts)).toEqual(['오세린']);
});

it('is asked once about an address that two have, and never about somebody without one', () => {
  expect(
    names([person('이도윤', 'home@a.example'), person('이서연', 'home@a.example'), person('배준호', null)], []),
  ).toEqual(['이도윤']);
});
