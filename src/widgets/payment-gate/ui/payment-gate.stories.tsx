import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { creditQueries, type ServicePlans } from '@/entities/payment/credit';
import { userQueries } from '@/entities/user';
import { PaymentGate } from './payment-gate';
import { storyPlans } from './story-plans';

const GET_PLANS = 'GET /payments/service-plan';
const member = (permissions: readonly 'PAYMENT_MANAGE'[]) => ({
  userUuid: '0198c0de-0000-7000-8000-000000000002',
  name: '김지수',
  email: 'jisu.kim@hanbit.example',
  profileImgUrl: null,
  organizationMemberUuid: '0198c0de-0000-7000-8000-000000000002',
  permissions: [...permissions],
});
const seed = (plans: ServicePlans | null, permissions: readonly 'PAYMENT_MANAGE'[]) => (cache: QueryClient) => {
  cache.setQueryData(userQueries.session().queryKey, {
    user: member(permissions),
    organization: null,
    annualVerification: { valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' },
  });
  if (plans) cache.setQueryData(creditQueries.plans().queryKey, plans);
};

const meta = {
  title: '뼈대/PaymentGate',
  component: PaymentGate,
  parameters: { seed: seed(storyPlans(), ['PAYMENT_MANAGE']) },
  args: { title: '결제 내역', children: ({ plans }) => <h1>{`요금제 ${plans.length}개`}</h1> },
} satisfies Meta<typeof PaymentGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Open: Story = {
  name: '결제할 수 있음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '요금제 2개' })).toBeVisible();
  },
};
export const Locked: Story = {
  name: '권한 없음',
  parameters: { seed: seed(storyPlans(), []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '결제 관리 권한이 필요해요' })).toBeVisible();
    await expect(canvas.queryByText('요금제 2개')).toBeNull();
  },
};
export const Off: Story = {
  name: '결제를 쓰지 않는 곳',
  parameters: { seed: seed(storyPlans({ billing: 'off' }), ['PAYMENT_MANAGE']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '결제를 쓰지 않는 곳이에요' })).toBeVisible();
    await expect(canvas.getByText('보내는 수에 제한이 없어요.')).toBeVisible();
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { seed: seed(null, ['PAYMENT_MANAGE']) },
  beforeEach: () => answerCalls({ [GET_PLANS]: () => new Promise<Response>(() => {}) }),
};
let isBroken = true;
export const Failed: Story = {
  name: '불러오지 못함',
  parameters: { seed: seed(null, ['PAYMENT_MANAGE']) },
  beforeEach: () => {
    isBroken = true;
    return answerCalls({
      [GET_PLANS]: () => (isBroken ? refuse(500, 'INTERNAL', '문제가 생겼어요.') : succeed(storyPlans())),
    });
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: '다시 불러오기' });
    isBroken = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: '요금제 2개' })).toBeVisible();
  },
};
export const PhoneLocked: Story = { ...Locked, ...phone, name: '휴대폰, 권한 없음' };
export const PhoneOff: Story = { ...Off, ...phone, name: '휴대폰, 결제를 쓰지 않는 곳' };
