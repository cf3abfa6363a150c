import { expect, test } from 'vitest';
import { FINAL_CONFIRMATION } from '../../../rules/final-confirmation.ts';
import { hangUp } from '../../support/chain.ts';
import { eventWords } from '../../../server/modules/audit/event-words.ts';

test('each consent is told by what was agreed to', () => {
  const words = (['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] as const).map((kind) => {
    const [event] = hangUp([
      {
        kind: 'CONSENTED',
        at: new Date('2026-11-20T05:00:00.123Z'),
        actor: { kind: 'RECEIVER', name: '이도윤' },
        data: { receiverUuid: 'a', consents: [{ kind, version: '2026-12-01' }] },
      },
    ]);
    return event && eventWords(event, () => '');
  });
  expect(words).toEqual(['전자서명으로 계약하는 것에 동의했어요', '개인정보 수집·이용에 동의했어요']);
});

test('the last confirmation is told as it was said', () => {
  const [event] = hangUp([
    {
      kind: 'FINAL_CONFIRMED',
      at: new Date('2026-11-20T05:00:00.123Z'),
      actor: { kind: 'RECEIVER', name: '이도윤' },
      data: { receiverUuid: 'a', version: FINAL_CONFIRMATION.version },
    },
  ]);
  const told = event && eventWords(event, () => '');
  expect(told).toBe(FINAL_CONFIRMATION.ko.replace('동의해요.', '동의했어요'));
});
