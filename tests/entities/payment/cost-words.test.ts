import { expect, it } from 'vitest';
import { getMissingCredits, describeCost, toCreditPurchaseUrl } from '@/entities/payment/credit';
import { describeTextCost } from '@/entities/payment/credit/model/cost-words';
import { countTexts } from '#rules/count-texts.ts';
import { readSendingQuestion, toSendingQuestion } from '@/features/contract/compose/send-contract';
import { ApiError } from '@/shared/api';

it.each([
  [{ fromPlan: 1, credits: 4 }, '요금제에서 1건, 크레딧 4개를 잡아둬요. 안 쓰면 돌려드려요.'],
  [{ fromPlan: 1, credits: 0 }, '요금제에서 1건을 잡아둬요. 안 쓰면 돌려드려요.'],
  [{ fromPlan: 0, credits: 1_200 }, '크레딧 1,200개를 잡아둬요. 안 쓰면 돌려드려요.'],
  [{ fromPlan: 0, credits: 0 }, null],
])('says what %j holds', (cost, words) => {
  expect(describeCost(cost)).toBe(words);
});

it('says that a scheduled sending holds nothing yet', () => {
  expect(describeCost({ fromPlan: 0, credits: 1 }, { isScheduled: true })).toBe(
    '보낼 때가 되면 크레딧 1개를 잡아둬요. 그때까지는 잡아두지 않아요.',
  );
});

const refusal = (errorCode: 'CREDIT_SHORT' | 'CHECK_FAILED') =>
  new ApiError(errorCode, {
    status: 402,
    body: { isSuccess: false, code: 402, message: '', errorCode, credit: { needed: 7, available: 3 } },
  });

it('counts what is missing only where that is why', () => {
  expect(getMissingCredits(refusal('CREDIT_SHORT'))).toBe(4);
  expect(getMissingCredits(refusal('CHECK_FAILED'))).toBeNull();
  expect(getMissingCredits(null)).toBeNull();
  expect(getMissingCredits(new ApiError('CREDIT_SHORT', { status: 402 }))).toBe(0);
});

it('leads to where credits are bought, and back to the same question', () => {
  const returnTo = toSendingQuestion('/template/send/t/preview?contractId=c', '2026-12-01T00:00:00.000Z');
  const { searchParams } = new URL(toCreditPurchaseUrl({ missing: 4, returnTo }), 'https://dojang.example');
  expect(Object.fromEntries(searchParams)).toEqual({ buy: 'credits', missing: '4', returnTo });
  const back = new URL(searchParams.get('returnTo') ?? '', 'https://dojang.example').searchParams;
  expect(back.get('contractId')).toBe('c');
  expect(readSendingQuestion(back)).toEqual({ scheduledAt: '2026-12-01T00:00:00.000Z' });
});

it.each([
  ['', null],
  ['sending=1', { scheduledAt: null }],
  ['sending=1&at=tomorrow', { scheduledAt: null }],
])('reads of %j whether there was a question', (query, question) => {
  expect(readSendingQuestion(new URLSearchParams(query))).toEqual(question);
});

it.each([
  [3, 2, '문자 3건을 보내서 크레딧 6개를 써요.'],
  [null, 1, '문자로도 받는 분에게는 문자를 보내고, 한 건에 크레딧 1개를 써요.'],
  [0, 1, null],
])('says what %s text messages of %d cost', (texts, cost, words) => {
  expect(describeTextCost(texts, cost)).toBe(words);
});

it('counts only receivers who are told, and by text message', () => {
  const waiting = { channels: ['SMS' as const], hasTurn: true, role: 'SIGNER' as const, state: 'NOTIFIED' as const };
  const signed = { ...waiting, hasTurn: false, state: 'SIGNED' as const };
  const byMail = { ...waiting, channels: ['MAIL' as const] };
  const receivers = [waiting, signed, byMail];
  expect(countTexts('remind', { status: 'IN_PROGRESS', receivers })).toBe(1);
  expect(countTexts('extend', { status: 'IN_PROGRESS', receivers })).toBe(2);
  const late = { ...waiting, hasTurn: false };
  expect(countTexts('extend', { status: 'EXPIRED', receivers: [late, signed] })).toBe(2);
});
