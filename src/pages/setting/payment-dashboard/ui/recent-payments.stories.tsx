import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RecentPayments } from './recent-payments';
import { exampleRecentPayments } from './story-parts';

const meta = {
  title: '결제/최근 결제',
  component: RecentPayments,
  args: { payments: exampleRecentPayments, isFailed: false, onRetry: fn() },
} satisfies Meta<typeof RecentPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas }) => {
    const [newest, , oldest] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('11월 4일스탠다드 · 한 달123,000원');
    await expect(oldest).toHaveTextContent('결제 실패');
    await expect(canvas.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/setting/payment/history');
  },
};
export const Nothing: Story = {
  name: '아직 없음',
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('아직 결제한 내역이 없어요')).toBeVisible();
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  args: { payments: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중이에요'));
    await expect(canvas.queryByText('아직 결제한 내역이 없어요')).toBeNull();
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  args: { payments: undefined, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
