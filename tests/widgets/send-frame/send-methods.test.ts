import { expect, test } from 'vitest';
import { explainContactsUnavailable } from '@/widgets/send-frame/model/send-methods';

const withSlots = (...people: ('ASK' | 'FIXED' | 'SENDER')[]) => ({
  content: { slots: people.map((person) => ({ person, accessCode: 'NONE' as const })) },
});

test.each([
  ['one open slot', withSlots('ASK'), ''],
  ['one open slot beside fixed ones', withSlots('SENDER', 'ASK', 'FIXED'), ''],
  ['no open slot', withSlots('SENDER', 'FIXED'), '적을 분이 없는'],
  [
    'an access code for each person',
    { content: { slots: [{ person: 'ASK' as const, accessCode: 'EACH' as const }] } },
    '비밀번호',
  ],
  ['two open slots', withSlots('ASK', 'ASK'), '적을 분이 2명'],
])('%s decides whether contacts can be chosen', (_, template, words) => {
  const reason = explainContactsUnavailable(template) ?? '';
  expect(reason === '').toBe(words === '');
  expect(reason).toContain(words);
});
