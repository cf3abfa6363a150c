import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { UsagePeriod } from '@/entities/payment/credit';
import { ReceiptEmail } from '@/features/payment/receipt-email';
import { RefillSwitch } from '@/features/payment/refill';
import { Banner } from '@/shared/ui/feedback/banner';
import { PaymentsLocked, BillingDisabled, LoadingFailed } from './dashboard-states';
import { PaymentDashboardView } from './payment-dashboard-view';
import { RecentPayments } from './recent-payments';
import { SpentCredits } from './spent-credits';
import { exampleRecentPayments, exampleSpending } from './story-parts';

const profile: PaymentProfile = {
  servicePlanName: 'STANDARD',
  status: 'ACTIVE',
  organizationServicePlanPaymentUuid: 'p',
  periodStart: '2026-11-04T00:00:00Z',
  periodEnd: '2026-12-04T00:00:00Z',
  nextBillingAt: '2026-12-04T00:00:00Z',
  nextAmount: 123_000,
  retry: null,
  credits: { available: 1_284, held: 16, nextEnd: { credits: 284, at: '2027-03-02T15:00:00Z' } },
  refill: { on: false, below: null, creditPackId: null },
  receiptEmail: null,
};
const free: PaymentProfile = {
  ...profile,
  servicePlanName: 'FREE',
  organizationServicePlanPaymentUuid: null,
  nextBillingAt: null,
  nextAmount: null,
  credits: { available: 0, held: 0, nextEnd: null },
};
const usage = (used: number, held: number, included: number): UsagePeriod => ({
  servicePlanName: included > 5 ? 'STANDARD' : 'FREE',
  startAt: '2026-11-04T00:00:00Z',
  endAt: '2026-12-04T00:00:00Z',
  contracts: { used, held, included },
  credits: { available: 1_284, held: 16 },
});
const card = (issuerName: string, last4: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentMethodUuid: last4,
  issuerName,
  last4,
  cardType: '신용',
  ownerType: '법인',
  isDefault: false,
  status: 'ACTIVE',
  ...change,
});
const cards = [card('신한', '4821', { isDefault: true }), card('KB국민', '0937')];

const meta = {
  title: '결제/결제와 크레딧',
  component: PaymentDashboardView,
  globals: { viewport: { value: 'wide' } },
  args: {
    profile,
    usage: usage(180, 8, 300),
    costs: { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 },
    cards,
    isRegistering: false,
    trouble: null,
    spentInThirtyDays: exampleSpending.spentInThirtyDays,
    refill: (
      <RefillSwitch
        organizationUuid="o"
        profile={{ ...profile, refill: { on: true, below: 200, creditPackId: 'small' } }}
        packs={[{ creditPackId: 'small', credits: 120, price: 13_000 }]}
        onAddCard={fn()}
      />
    ),
    receiptEmail: <ReceiptEmail organizationUuid="o" receiptEmail="money@hanbit.example" />,
    spentCredits: <SpentCredits spending={exampleSpending} isFailed={false} onRetry={fn()} />,
    recentPayments: <RecentPayments payments={exampleRecentPayments} isFailed={false} onRetry={fn()} />,
    onBuy: fn(),
    onRegister: fn(),
    onEnd: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof PaymentDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Standard: Story = {
  name: '스탠다드',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '이번 달 문서' })).toHaveAttribute('aria-valuenow', '63');
    await expect(canvas.getByText('열지 않은 문서에 16개를 잡아뒀어요.')).toBeVisible();
    await expect(canvas.getByText('284개는 2027년 3월 2일까지 쓸 수 있어요.')).toBeVisible();
    await expect(canvas.getByText('지금처럼 쓰면 140일쯤 쓸 수 있어요.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'KB국민카드 •••• 0937 메뉴' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '기본 카드로 쓰기' }));
    await expect(args.onAct).toHaveBeenCalledWith('makeDefault', cards[1]);
  },
};
export const NearlyUsed: Story = {
  name: '거의 다 씀',
  args: { usage: usage(266, 8, 300) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26건')).toBeVisible();
  },
};
export const Free: Story = {
  name: '프리, 카드 없음',
  args: {
    profile: free,
    usage: usage(1, 0, 5),
    cards: [],
    spentInThirtyDays: 0,
    receiptEmail: <ReceiptEmail organizationUuid="o" receiptEmail={null} />,
    spentCredits: <SpentCredits spending={{ months: [], spentInThirtyDays: 0 }} isFailed={false} onRetry={fn()} />,
    recentPayments: <RecentPayments payments={[]} isFailed={false} onRetry={fn()} />,
    refill: <RefillSwitch organizationUuid="o" profile={free} packs={[]} onAddCard={fn()} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('등록한 카드가 없어요')).toBeVisible();
    await expect(canvas.queryByText(/지금처럼 쓰면/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '카드 더하기' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};
export const Ending: Story = {
  name: '해지함',
  args: { profile: { ...profile, status: 'ENDING', nextBillingAt: null, nextAmount: null } },
};
export const PastDue: Story = {
  name: '결제하지 못함',
  args: {
    profile: { ...profile, status: 'PAST_DUE', retry: { number: 1, at: null } },
    usage: usage(5, 0, 5),
    cards: [card('신한', '4821', { isDefault: true, status: 'UNUSABLE' })],
    pastDue: <Banner tone="danger">123,000원을 결제하지 못했어요. 다른 카드로 바꿔주세요.</Banner>,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/남았어요/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '해지' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const WindowFailed: Story = {
  name: '카드 창이 열리지 않음',
  args: { trouble: '결제 창을 열지 못했어요. 다시 눌러주세요.' },
};
export const Dark: Story = { ...NearlyUsed, name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  globals: phone,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
export const Off: Story = { name: '결제를 쓰지 않는 곳', render: () => <BillingDisabled /> };
export const NoPermission: Story = { name: '권한 없음', render: () => <PaymentsLocked /> };
export const Failed: Story = { name: '불러오지 못함', render: () => <LoadingFailed onRetry={fn()} /> };
