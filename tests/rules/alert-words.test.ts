import { expect, it } from 'vitest';
import { toAlertText } from '#rules/alert-words.ts';

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
