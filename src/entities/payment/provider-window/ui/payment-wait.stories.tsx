import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentWait } from './payment-wait';

const meta = {
  title: '결제/결제 창에서 돌아온 뒤',
  component: PaymentWait,
  args: {
    title: '크레딧 사기',
    label: '결제를 확인하고 있어요',
    words: '이 화면을 닫아도 결제는 그대로 이어져요.',
  },
} satisfies Meta<typeof PaymentWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Credits: Story = {
  name: '크레딧',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '결제를 확인하고 있어요' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('이 화면을 닫아도 결제는 그대로 이어져요.');
  },
};
export const Phone: Story = { ...Credits, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Card: Story = {
  name: '카드',
  render: () => <PaymentWait title="카드 더하기" label="카드를 등록하고 있어요" />,
};
