import { expect, test } from 'vitest';
import { findTermsProblems } from '@/pages/template/send/multiple/model/batch-terms';

const terms = { title: '안전 교육 확인서', message: '', expiryDays: '14' };

test('problems are named for what cannot be saved', () => {
  expect(findTermsProblems(terms)).toEqual({});
  expect(
    Object.keys(findTermsProblems({ title: '가'.repeat(101), message: '가'.repeat(301), expiryDays: '0' })),
  ).toEqual(['title', 'message', 'expiryDays']);
  expect(Object.keys(findTermsProblems({ ...terms, expiryDays: '' }))).toEqual(['expiryDays']);
  expect(findTermsProblems({ ...terms, title: '' })).toEqual({});
});
