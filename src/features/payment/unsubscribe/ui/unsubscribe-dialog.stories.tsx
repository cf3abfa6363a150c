import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import type { PaymentProfile } from '@/entities/payment/account';
import { UnsubscribeDialog } from './unsubscribe-dialog';

const PAYMENT = '0198c0de-0000-7000-8000-0000000000f1';
const profile: PaymentProfile = {
  servicePlanName: 'STANDARD',
  status: 'ACTIVE',
  organizationServicePlanPaymentUuid: PAYMENT,
  periodStart: '2026-11-04T00:00:00Z',
  periodEnd: '2026-12-04T00:00:00Z',
  nextBillingAt: '2026-12-04T00:00:00Z',
  nextAmount: 123_000,
  retry: null,
  credits: { available: 120, held: 0, nextEnd: null },
  refill: { on: false, below: null, creditPackId: null },
  receiptEmail: null,
};
const PATCH = `PATCH /payments/service-plan/unsubscribe/o/${PAYMENT}`;

const meta = {
  title: '요금제 해지',
  component: UnsubscribeDialog,
  args: { organizationUuid: 'o', profile, onClose: fn(), onDone: fn() },
} satisfies Meta<typeof UnsubscribeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

async function end() {
  const dialog = within(await screen.findByRole('dialog', { name: '스탠다드를 해지할까요?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '왜 그만두시나요?' }), '보낼 문서가 줄었어요');
  await userEvent.click(dialog.getByRole('button', { name: '해지하기' }));
  return dialog;
}

export const Asking: Story = {
  name: '묻기',
  beforeEach: () => answerCalls({ [PATCH]: () => succeed({ ...profile, status: 'ENDING' }) }),
  play: async ({ args }) => {
    await expect(
      await screen.findByText('해지하면 12월 3일까지 쓸 수 있어요. 그 뒤에는 프리로 바뀌어요.'),
    ).toBeVisible();
    await end();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const PastDue: Story = {
  name: '결제하지 못한 요금제',
  args: { profile: { ...profile, status: 'PAST_DUE' } },
  play: async () => {
    await expect(await screen.findByText(/해지하면 바로 프리로 바뀌어요/)).toBeVisible();
  },
};
export const Changed: Story = {
  name: '그사이에 바뀜',
  beforeEach: () =>
    answerCalls({
      [PATCH]: () => refuse(409, 'PLAN_CHANGED', '그사이에 요금제가 바뀌었어요. 새로 불러와서 다시 해주세요.'),
    }),
  play: async ({ args }) => {
    const dialog = await end();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('그사이에 요금제가 바뀌었어요.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { ...phone, name: '휴대폰' };
