import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ApiError } from '@/shared/api';
import { LinkButton } from '@/shared/ui/actions/link';
import {
  createCard,
  EXAMPLE_CARDS,
  createChoosingSnapshot,
  createSubscribeContext,
  freeProfile,
  EXAMPLE_OFFER,
  createRefusedSnapshot,
  standardProfile,
} from './story-offers';
import { SubscribeDesktop } from './subscribe.desktop';
import { SubscribeMobile } from './subscribe.mobile';

const meta = {
  title: '요금제 바꾸기',
  component: SubscribeDesktop,
  globals: { viewport: { value: 'xl' } },
  args: {
    snapshot: createChoosingSnapshot(),
    plans: [
      { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
      { servicePlanName: 'STANDARD', price: 123_000, contractsPerMonth: 321 },
    ],
    profile: freeProfile,
    cards: EXAMPLE_CARDS,
    addCard: <LinkButton>카드 더하기</LinkButton>,
    onPlan: fn(),
    onCard: fn(),
    onAgree: fn(),
    onPay: fn(),
    onRetry: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof SubscribeDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <SubscribeMobile {...args} />,
};

export const Choosing: Story = {
  name: '고르기',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /스탠다드.*123,000원/ })).toBeChecked();
    await expect(canvas.getByText('11,182원')).toBeVisible();
    await expect(canvas.getByText('12월 4일 · 123,000원')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /매달 4일에 자동으로 결제되는 것에 동의해요/ }));
    await expect(args.onAgree).toHaveBeenCalledWith(true);
    // Until the member agrees, the button only points out that the agreement is missing.
    await userEvent.click(canvas.getByRole('button', { name: '스탠다드로 바꾸기' }));
    await expect(args.onPay).not.toHaveBeenCalled();
    canvas.getByRole('radio', { name: /스탠다드.*123,000원/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onPlan).toHaveBeenCalledWith('FREE');
    await userEvent.click(canvas.getByRole('radio', { name: /KB국민카드 •••• 0937/ }));
    await expect(args.onCard).toHaveBeenCalledWith('kookmin');
  },
};
export const Ready: Story = {
  name: '동의함',
  args: { snapshot: createChoosingSnapshot({ agreed: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '스탠다드로 바꾸기' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = {
  name: '바꿀 수 있는지 확인하는 중',
  args: { snapshot: { value: { offering: 'checking' }, context: createSubscribeContext({ availability: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('바꿀 수 있는지 확인하고 있어요')).toBeVisible();
  },
};
export const Unchecked: Story = {
  name: '확인하지 못함',
  args: {
    snapshot: {
      value: { offering: 'unchecked' },
      context: createSubscribeContext({ availability: null, failure: new ApiError('NETWORK') }),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const AlreadyOn: Story = {
  name: '이미 쓰는 요금제',
  args: { snapshot: createRefusedSnapshot('ALREADY_ON'), profile: standardProfile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /스탠다드/ })).toHaveAccessibleDescription(/이미 쓰고 있는/);
    await expect(canvas.getByRole('button', { name: '이미 쓰고 있는 요금제예요' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const NoCard: Story = {
  name: '카드 없음',
  args: { snapshot: createRefusedSnapshot('NO_CARD', { paymentMethodUuid: null }), cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '카드 더하기' })).toBeVisible();
    await expect(canvas.getByText('오늘 결제').parentElement).toHaveTextContent('123,000원');
  },
};
export const Running: Story = {
  name: '다른 결제를 확인하는 중',
  args: {
    snapshot: createRefusedSnapshot('PAYMENT_RUNNING', { failure: new ApiError('PAYMENT_RUNNING', { status: 409 }) }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 확인하기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Ending: Story = {
  name: '해지한 요금제를 이어서',
  args: {
    snapshot: createChoosingSnapshot({ agreed: true, availability: { ...EXAMPLE_OFFER, reason: 'ENDING', amount: 0 } }),
    profile: { ...standardProfile, status: 'ENDING' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '이어서 쓰기' })).toBeVisible();
    await expect(canvas.getByText('해지한 요금제예요. 오늘 결제하지 않고 이어서 쓸 수 있어요')).toBeVisible();
  },
};
export const Ended: Story = {
  name: '이미 해지함',
  args: {
    snapshot: createRefusedSnapshot('ENDING', { plan: 'FREE' }),
    profile: { ...standardProfile, status: 'ENDING' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('이미 해지했어요. 12월 3일이 지나면 바뀌어요')).toBeVisible();
  },
};
export const ToFree: Story = {
  name: '프리로',
  args: {
    snapshot: createChoosingSnapshot({
      plan: 'FREE',
      availability: { ...EXAMPLE_OFFER, amount: 0, effectiveAt: '2026-12-04T00:00:00Z', nextBillingAt: null },
    }),
    profile: standardProfile,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('프리로 바뀌는 날')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '프리로 바꾸기' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Upgrade: Story = {
  name: '남은 만큼 빼기',
  args: {
    snapshot: createChoosingSnapshot({ agreed: true, availability: { ...EXAMPLE_OFFER, amount: 80_000 } }),
    profile: standardProfile,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−43,000원')).toBeVisible();
    await expect(canvas.getByText('7,273원')).toBeVisible();
  },
};
export const Paying: Story = {
  name: '결제하는 중',
  args: { snapshot: { value: 'paying', context: createSubscribeContext({ agreed: true }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '결제하는 중' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const Declined: Story = {
  name: '카드사가 거절함',
  args: { snapshot: createChoosingSnapshot({ agreed: true, failure: new ApiError('CARD_DECLINED', { status: 422 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('카드사가 승인하지 않았어요. 다른 카드로');
  },
};
export const Unusable: Story = {
  name: '쓸 수 없는 카드',
  args: {
    snapshot: createChoosingSnapshot({
      agreed: true,
      paymentMethodUuid: null,
      failure: new ApiError('CARD_UNUSABLE', { status: 422 }),
    }),
    cards: [
      createCard('shinhan', { status: 'UNUSABLE' }),
      createCard('kookmin', { issuerName: 'KB국민', last4: '0937', isDefault: false }),
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /신한카드/ }));
    await expect(args.onCard).not.toHaveBeenCalled();
  },
};
export const Unavailable: Story = {
  name: '결제를 쓸 수 없음',
  args: {
    snapshot: createChoosingSnapshot({ agreed: true, failure: new ApiError('PAYMENT_UNAVAILABLE', { status: 503 }) }),
  },
};
export const TakenMeanwhile: Story = {
  name: '그사이에 바뀜',
  args: {
    snapshot: createRefusedSnapshot('ALREADY_ON', { failure: new ApiError('ALREADY_ON', { status: 409 }) }),
    profile: standardProfile,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '결제와 크레딧 보기' })).toBeVisible();
  },
};
export const Unanswered: Story = {
  name: '답을 못 받음',
  args: {
    snapshot: {
      value: 'unanswered',
      context: createSubscribeContext({ agreed: true, failure: new ApiError('TIMEOUT') }),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/다시 확인해도 두 번 결제되지 않아요/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다시 확인하기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'xl' }, theme: 'dark' } };
export const Phone: Story = {
  ...phone,
  name: '휴대폰',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123,000원', { selector: 'strong' })).toBeVisible();
  },
};
export const PhoneBill: Story = {
  ...phone,
  name: '휴대폰, 결제할 내용',
  args: { snapshot: createChoosingSnapshot({ agreed: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '결제할 내용 보기' }));
    const sheet = within(await screen.findByRole('dialog', { name: '결제할 내용' }));
    await userEvent.click(sheet.getByRole('button', { name: '스탠다드로 바꾸기' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
