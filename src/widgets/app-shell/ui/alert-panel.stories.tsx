import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Alert } from '@/entities/alert';
import { AlertPanel } from './alert-panel';

const newest: Alert = {
  alertId: '0198c0de-0000-7000-8000-000000000001',
  kind: 'DECLINED',
  kinds: ['DECLINED'],
  count: 1,
  at: '2026-11-20T00:12:00.000Z',
  isRead: false,
  title: '물품 공급 계약서_동해포장',
  who: '배준호',
  words: '금액이 달라요',
  contractId: '0198c0de-0000-7000-8000-000000000002',
  batchId: null,
};

const meta = {
  title: '틀/알림 패널',
  component: AlertPanel,
  args: {
    alerts: [newest],
    isFailed: false,
    unread: 1,
    isReading: false,
    onOpen: fn((_: Alert) => undefined),
    onReadAll: fn(),
    onRetry: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof AlertPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {
  name: '새 알림',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^배준호 님이 거절했어요/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '모두 읽음' }));
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { name: '불러오는 중', args: { alerts: null, unread: 0 } };
export const Nothing: Story = { name: '새 알림 없음', args: { alerts: [], unread: 0 } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { alerts: null, unread: 0, isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
