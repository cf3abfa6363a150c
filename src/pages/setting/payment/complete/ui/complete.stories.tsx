import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PaymentOrder } from '@/entities/payment/order';
import { CompleteView } from './complete-view';

const order: PaymentOrder = {
  orderId: 'sub_1',
  kind: 'PLAN',
  state: 'DONE',
  amount: 123_000,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 120,
};

const meta = {
  title: '요금제를 바꾼 뒤',
  component: CompleteView,
  args: { outcome: 'paid', order },
} satisfies Meta<typeof CompleteView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Paid: Story = {
  name: '바꿈',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('요금제를 바꿨어요스탠다드 · 123,000원');
    await expect(canvas.getByRole('link', { name: '결제 내역 보기' })).toHaveAttribute(
      'href',
      '/setting/payment/history',
    );
    await expect(canvas.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/dashboard');
  },
};
export const Resumed: Story = {
  name: '이어서 씀',
  args: { isResumed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '요금제를 이어서 써요스탠다드 · 오늘 결제한 돈은 없어요',
    );
  },
};
export const Following: Story = { name: '확인하는 중', args: { outcome: 'following', order: null } };
export const Late: Story = {
  name: '오래 걸림',
  args: { outcome: 'late', order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('확인되면 메일로 알려드릴게요.')).toBeVisible();
  },
};
export const Failed: Story = {
  name: '결제하지 못함',
  args: {
    outcome: 'failed',
    order: {
      ...order,
      state: 'FAILED',
      failure: { errorCode: 'CARD_DECLINED', message: '카드사가 승인하지 않았어요. 다른 카드로 해주세요.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('카드사가 승인하지 않았어요. 다른 카드로 해주세요.');
    await expect(canvas.getByRole('link', { name: '다시 하기' })).toHaveAttribute('href', '/setting/payment/billing');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneFailed: Story = { ...Failed, ...phone, name: '휴대폰, 결제하지 못함' };
