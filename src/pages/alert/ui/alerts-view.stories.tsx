import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Alert } from '@/entities/alert';
import { AlertsView } from './alerts-view';

const alert = (change: Partial<Alert>): Alert => ({
  alertId: '0198c0de-0000-7000-8000-000000000001',
  kind: 'SIGNED',
  kinds: ['SIGNED'],
  count: 1,
  at: '2026-11-20T00:12:00.000Z',
  isRead: false,
  title: '2026년 근로계약서_이도윤',
  who: '이도윤',
  words: '',
  contractId: '0198c0de-0000-7000-8000-000000000002',
  batchId: null,
  ...change,
});

const alerts = [
  alert({}),
  alert({
    alertId: '0198c0de-0000-7000-8000-000000000003',
    kind: 'SECURITY',
    title: '',
    words: '처음 보는 브라우저에서 로그인했어요',
    contractId: null,
  }),
  alert({
    alertId: '0198c0de-0000-7000-8000-000000000004',
    kind: 'QUESTION',
    who: '최하은',
    at: '2026-11-19T05:00:00.000Z',
    title: '물품 공급 계약서_동해포장',
  }),
  alert({
    alertId: '0198c0de-0000-7000-8000-000000000005',
    kind: 'SIGNED',
    count: 128,
    at: '2026-11-12T05:00:00.000Z',
    isRead: true,
    title: '',
    contractId: null,
    batchId: '0198c0de-0000-7000-8000-000000000006',
  }),
  alert({
    alertId: '0198c0de-0000-7000-8000-000000000007',
    kind: 'RIGHTS_CHANGED',
    at: '2026-11-10T05:00:00.000Z',
    isRead: true,
    title: '',
    contractId: null,
  }),
];

const meta = {
  title: '알림/알림',
  component: AlertsView,
  globals: { viewport: { value: 'wide' } },
  args: {
    alerts,
    unread: 3,
    now: new Date('2026-11-20T01:00:00.000Z'),
    kind: null,
    isFailed: false,
    hasMore: true,
    isLoadingMore: false,
    isReading: false,
    onKind: fn(),
    onOpen: fn(),
    onReadAll: fn(),
    onMore: fn(),
    onRetry: fn(),
    onSettings: fn(),
  },
} satisfies Meta<typeof AlertsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['오늘', '어제', '이전']);
    await expect(canvas.getByRole('link', { name: /^이도윤 님이 서명을 마쳤어요 외 127건/ })).toHaveAttribute(
      'href',
      expect.stringContaining('batch='),
    );
    await userEvent.click(canvas.getByRole('button', { name: '조직에서 할 수 있는 일이 바뀌었어요' }));
    await expect(args.onOpen).toHaveBeenCalledWith(alerts[4]);
    await userEvent.click(canvas.getByRole('button', { name: '모두 읽음' }));
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
    // The end of the list is visible, so the next page loads.
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};
export const MoreFailed: Story = {
  name: '이전 알림을 불러오지 못함',
  args: { isFailed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '더 보기' })).toBeVisible();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { alerts: null, unread: 0, hasMore: false } };
export const Nothing: Story = { name: '새 알림 없음', args: { alerts: [], unread: 0, hasMore: false } };
export const NothingFound: Story = {
  name: '찾는 종류 없음',
  args: { alerts: [], unread: 0, hasMore: false, kind: 'DECLINED' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '모두 보기' }));
    await expect(args.onKind).toHaveBeenCalledWith(null);
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  args: { alerts: null, unread: 0, hasMore: false, isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
