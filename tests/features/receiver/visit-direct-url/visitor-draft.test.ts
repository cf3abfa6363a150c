import { expect, it } from 'vitest';
import {
  findDraftProblems,
  toVisitor,
  type VisitorDraft,
} from '@/features/receiver/visit-direct-url/model/visitor-draft';

const draft: VisitorDraft = { name: '이도윤', by: 'MAIL', email: 'doyun@Hanbit.example', phone: '010-2345-6789' };
const anyDomain = { domains: [] };

it('finds nothing wrong with a name and one contact', () => {
  expect(findDraftProblems(draft, anyDomain)).toEqual({});
  expect(findDraftProblems({ ...draft, by: 'PHONE', email: '' }, anyDomain)).toEqual({});
});

it.each([
  [{ name: ' ' }, { name: 'nameMissing' }],
  [{ name: '가'.repeat(51) }, { name: 'nameLong' }],
  [{ email: 'doyun' }, { contact: 'emailWrong' }],
  [{ by: 'PHONE', phone: '02-345-6789' }, { contact: 'phoneWrong' }],
] as const)('finds what is wrong with %o', (change, problems) => {
  expect(findDraftProblems({ ...draft, ...change }, anyDomain)).toEqual(problems);
});

it('compares the domain exactly, whatever its case', () => {
  expect(findDraftProblems(draft, { domains: ['hanbit.example'] })).toEqual({});
  expect(findDraftProblems(draft, { domains: ['example'] })).toEqual({ contact: 'domainWrong' });
  expect(findDraftProblems({ ...draft, email: 'a@mail.hanbit.example' }, { domains: ['hanbit.example'] })).toEqual({
    contact: 'domainWrong',
  });
});

it('sends only the contact that was asked for', () => {
  expect(toVisitor({ ...draft, name: ' 이도윤 ', email: ' a@b.example ' })).toEqual({
    name: '이도윤',
    contact: { email: 'a@b.example' },
  });
  expect(toVisitor({ ...draft, by: 'PHONE' })).toEqual({ name: '이도윤', contact: { phone: '010-2345-6789' } });
});
