import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import type { PaymentProfile } from '@/entities/payment/account';
import { RetryPayment } from './retry-payment';

const profile: PaymentProfile = {
  servicePlanName: 'STANDARD',
  status: 'PAST_DUE',
  organizationServicePlanPaymentUuid: '0198c0de-0000-7000-8000-0000000000f1',
  periodStart: '2026-10-04T00:00:00Z',
  periodEnd: '2026-11-04T00:00:00Z',
  nextBillingAt: '2026-11-05T00:00:00Z',
  nextAmount: 123_000,
  retry: { number: 1, at: '2026-11-05T00:00:00Z' },
  credits: { available: 120, held: 0, nextEnd: null },
  refill: { on: false, below: null, creditPackId: null },
  receiptEmail: null,
};
const RETRY = 'POST /payments/retry';

const meta = {
  title: '다시 결제하기',
  component: RetryPayment,
  args: { organizationUuid: 'o', profile },
} satisfies Meta<typeof RetryPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Later: Story = {
  name: '다시 해볼 날',
  beforeEach: () => answerCalls({ [RETRY]: () => succeed({ orderId: 'sub_1', state: 'DONE' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/123,000원을 결제하지 못했어요. 11월 5일에 다시 해볼게요/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '지금 다시 결제하기' }));
  },
};
export const OtherCard: Story = {
  name: '다른 카드가 있어야 함',
  args: { profile: { ...profile, retry: { number: 1, at: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/다른 카드로 바꿔주세요/)).toBeVisible();
  },
};
export const Declined: Story = {
  name: '또 거절됨',
  beforeEach: () =>
    answerCalls({
      [RETRY]: () => refuse(422, 'CARD_DECLINED', '카드사가 승인하지 않았어요. 다른 카드로 해주세요.'),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '지금 다시 결제하기' }));
    await expect(await canvas.findByText('카드사가 승인하지 않았어요. 다른 카드로 해주세요.')).toBeVisible();
  },
};
export const Paying: Story = {
  name: '결제하는 중',
  beforeEach: () => answerCalls({ [RETRY]: () => new Promise<Response>(() => {}) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '지금 다시 결제하기' }));
    await expect(await canvas.findByRole('button', { name: '결제하는 중' })).toBeVisible();
  },
};
export const Paid: Story = {
  name: '결제한 요금제',
  args: { profile: { ...profile, status: 'ACTIVE', retry: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
