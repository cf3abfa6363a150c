import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PurchasedView, PendingView } from './credit-result-view';

const meta = {
  title: '결제/크레딧을 산 뒤',
  component: PurchasedView,
  args: { credits: 1_000, available: 2_284, wayBack: '/setting/payment/dashboard', onLeave: fn() },
} satisfies Meta<typeof PurchasedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bought: Story = {
  name: '샀음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '크레딧 1,000개를 샀어요' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '결제와 크레딧 보기' })).toBeVisible();
  },
};
export const Sending: Story = {
  name: '보내던 중',
  args: { wayBack: '/contract/send/x/editor?sending=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '하던 일로 돌아가기' })).toBeVisible();
  },
};
export const Late: Story = { name: '아직 모름', render: (args) => <PendingView {...args} /> };
export const Phone: Story = { ...Bought, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
