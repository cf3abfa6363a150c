import { expect, test } from 'vitest';
import { findTermsProblems, toSettings, toTerms } from '@/pages/template/send/multiple/model/batch-terms';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';

const terms = { title: '안전 교육 확인서', message: '', expiryDays: '14' };

test('problems are named for what cannot be saved', () => {
  expect(findTermsProblems(terms)).toEqual({});
  expect(
    Object.keys(findTermsProblems({ title: '가'.repeat(101), message: '가'.repeat(301), expiryDays: '0' })),
  ).toEqual(['title', 'message', 'expiryDays']);
  expect(Object.keys(findTermsProblems({ ...terms, expiryDays: '' }))).toEqual(['expiryDays']);
  expect(findTermsProblems({ ...terms, title: '' })).toEqual({});
});

test('only what differs from the template is saved', () => {
  const template = storyTemplate();
  expect(toSettings(toTerms(template), template)).toEqual({});
  const mailTemplate = '0198c0de-0000-7000-8000-0000000000e1';
  expect(toSettings({ ...toTerms(template), mailTemplate }, template)).toEqual({ mailTemplate });
});

test('full-width digits are read', () => {
  const template = storyTemplate();
  const typed = { ...toTerms(template), expiryDays: '２１' };
  expect(findTermsProblems(typed)).toEqual({});
  expect(toSettings(typed, template)).toEqual({ expiryDays: 21 });
});
