import { expect, test } from 'vitest';
import { findReasonAgainstContacts } from '@/widgets/send-frame/model/send-ways';

const withSlots = (...people: ('ASK' | 'FIXED' | 'SENDER')[]) => ({
  content: { slots: people.map((person) => ({ person, accessCode: 'NONE' as const })) },
});

test.each([
  ['one open slot', withSlots('ASK'), undefined],
  ['one open slot beside fixed ones', withSlots('SENDER', 'ASK', 'FIXED'), undefined],
  ['no open slot', withSlots('SENDER', 'FIXED'), /적을 분이 없는/],
  [
    'an access code for each person',
    { content: { slots: [{ person: 'ASK' as const, accessCode: 'EACH' as const }] } },
    /비밀번호/,
  ],
  ['two open slots', withSlots('ASK', 'ASK'), /적을 분이 2명/],
])('%s decides whether contacts can be chosen', (_, template, reason) => {
  const found = findReasonAgainstContacts(template);
  if (reason) expect(found).toMatch(reason);
  else expect(found).toBeUndefined();
});
