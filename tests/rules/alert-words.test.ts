import { expect, it } from 'vitest';
import { ALERT_KIND_LABELS, toAlertText, type AlertKindName } from '#rules/alert-words.ts';

it('names who did it where that is known', () => {
  expect(toAlertText({ kind: 'MY_TURN', count: 1, who: '배준호', words: '' })).toBe('배준호 님이 서명을 요청했어요');
  expect(toAlertText({ kind: 'MY_TURN', count: 1, who: '', words: '' })).toBe('서명할 차례예요');
  expect(toAlertText({ kind: 'DECLINED', count: 1, who: '배준호', words: '' })).toBe('배준호 님이 거절했어요');
  expect(toAlertText({ kind: 'DECLINED', count: 1, who: '', words: '' })).toBe('받는 분이 거절했어요');
});

it('counts what happened beside the newest', () => {
  expect(toAlertText({ kind: 'COMPLETED', count: 1_001, who: '', words: '' })).toBe(
    '모두 마쳐서 문서를 잠갔어요 외 1,000건',
  );
});

it.each<[AlertKindName, string]>([
  ['MY_TURN', '한빛 님이 서명을 요청했어요'],
  ['SIGNED', '한빛 님이 서명을 마쳤어요'],
  ['COMPLETED', '모두 마쳐서 문서를 잠갔어요'],
  ['DECLINED', '한빛 님이 거절했어요'],
  ['EXPIRING', '마감이 다가와요'],
  ['EXPIRED', '마감이 지났어요'],
  ['NOT_DELIVERED', '한빛 님에게 보내지 못했어요'],
  ['SEAL_HELD', '문서를 확인하고 있어요'],
  ['QUESTION', '한빛 님이 물어봤어요'],
  ['VALUE_ANSWERED', '한빛 님이 다시 적었어요'],
  ['BATCH_DONE', '여러 건 보내기를 마쳤어요'],
  ['INVITED', '한빛 님이 새말에 초대했어요'],
  ['RIGHTS_CHANGED', '조직에서 할 수 있는 일이 바뀌었어요'],
  ['NOTICE', '새 공지: 새말'],
  ['ANSWERED', '문의에 답했어요'],
  ['SECURITY', '새말'],
  ['CREDIT_REFILL_OFF', '크레딧 자동 채우기를 껐어요'],
  ['RENEWAL_FAILED', '정기 결제를 하지 못했어요'],
  ['CARD_UNUSABLE', '새말 카드를 쓸 수 없어요'],
])('says of %s: %s', (kind, text) => {
  expect(toAlertText({ kind, count: 1, who: '한빛', words: '새말' })).toBe(text);
});

it('says that nothing was sent where nobody could have got it', () => {
  expect(toAlertText({ kind: 'NOT_DELIVERED', count: 1, who: '', words: '' })).toBe('예약한 문서를 보내지 못했어요');
});

it('has a name of its own for each kind', () => {
  const labels = Object.values(ALERT_KIND_LABELS);
  expect(labels).toContain('내 차례');
  expect(labels).not.toContain('');
  expect(new Set(labels).size).toBe(labels.length);
});
