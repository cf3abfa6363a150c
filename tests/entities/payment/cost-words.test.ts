import { expect, it } from 'vitest';
import { getMissingCredits, describeCost, toCreditPurchaseUrl } from '@/entities/payment/credit';
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
