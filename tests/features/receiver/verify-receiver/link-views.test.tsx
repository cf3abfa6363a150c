import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ArrivalView, EndView } from '@/features/receiver/verify-receiver';
import type { DeadEndCode } from '@/features/receiver/verify-receiver/model/verification-steps';
import { storyLetter } from '@/features/receiver/verify-receiver/ui/story-letter';

const nothing = () => {};
const known = {
  title: '2026년 근로계약서_이도윤',
  organizationName: '한빛물산 주식회사',
  senderName: '김지수',
  waitsFor: [],
  language: 'ko' as const,
  reason: null,
  endedAt: '2026-11-20T07:20:00Z',
  accessJwt: null,
};
const MOMENT = '2026년 11월 20일 16:20';

const row = (term: string) => screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

it.each<[DeadEndCode, { reason: string | null }, string, [string, string | null]]>([
  [
    'CONTRACT_CANCELLED',
    { reason: '날짜가 바뀌었어요' },
    '보낸 분이 문서를 거뒀어요',
    ['거둔 때', '날짜가 바뀌었어요'],
  ],
  ['CONTRACT_REJECTED', { reason: '조건이 달라요' }, '거절한 문서예요', ['거절한 때', '조건이 달라요']],
  ['CONTRACT_REJECTED', { reason: null }, '거절한 문서예요', ['거절한 때', null]],
  ['CONTRACT_EXPIRED', { reason: null }, '마감이 지났어요', ['마감', null]],
])('%s with %o: when, why, and whom to ask', (code, more, title, [when, reason]) => {
  const ask = vi.fn();
  render(<EndView kind="deadEnd" deadEnd={{ code, known: { ...known, ...more } }} onRetry={null} onAsk={ask} />);
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(screen.getByText('한빛물산 주식회사 · 김지수 님')).toBeVisible();
  expect([row(when), row('까닭')]).toEqual([MOMENT, reason]);
  fireEvent.click(screen.getByRole('button', { name: '보낸 분에게 물어보기' }));
  expect(ask).toHaveBeenCalledOnce();
});

it('a link that was never one has nobody to ask', () => {
  render(<EndView kind="deadEnd" deadEnd={{ code: 'LINK_WRONG', known: null }} onRetry={null} onAsk={null} />);
  expect(screen.getByRole('heading', { name: '링크가 맞지 않아요' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

function showLetter(status: 'IN_PROGRESS' | 'COMPLETED', role: 'SIGNER' | 'APPROVER' = 'SIGNER') {
  const state = role === 'APPROVER' ? ('APPROVED' as const) : ('SIGNED' as const);
  const receiver = { ...storyLetter.receiver, role, state, hasTurn: false, actedAt: known.endedAt };
  const [open, download] = [vi.fn(), vi.fn()];
  const acts = { onOpen: open, onDownload: download, onTicked: nothing, onAsk: null };
  const states = { steps: [], isReview: false, isBusy: false, failure: null, picture: null, consents: null };
  render(<ArrivalView letter={{ ...storyLetter, status, receiver }} {...states} {...acts} />);
  return { open, download };
}

it('a finished document says when one signed, and is downloaded from its link at once', () => {
  const { open, download } = showLetter('COMPLETED');
  expect(screen.getByRole('heading', { name: '모두 서명해서 계약이 끝났어요' })).toBeVisible();
  expect(row('서명한 때')).toBe(MOMENT);
  fireEvent.click(screen.getByRole('button', { name: '문서 내려받기' }));
  expect([download.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
});

it('one that others still sign says when one signed, and has nothing to download', () => {
  showLetter('IN_PROGRESS');
  expect(screen.getByRole('heading', { name: '이미 서명했어요' })).toBeVisible();
  expect(row('서명한 때')).toBe(MOMENT);
  expect(screen.queryByRole('button', { name: '문서 내려받기' })).toBeNull();
  expect(screen.getByRole('button', { name: '문서 열기' })).toBeVisible();
});

it('whoever has reviewed is not told that they signed', () => {
  showLetter('IN_PROGRESS', 'APPROVER');
  expect(screen.getByRole('heading', { name: '이미 검토했어요' })).toBeVisible();
  expect(row('검토한 때')).toBe(MOMENT);
});
