import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CreditsDesktop } from './credits.desktop';
import { CreditsMobile } from './credits.mobile';
import { EXAMPLE_CREDIT_ENTRIES } from './story-payments';

const meta = {
  title: '결제 내역/크레딧',
  component: CreditsDesktop,
  globals: { viewport: { value: 'wide' } },
  args: {
    entries: EXAMPLE_CREDIT_ENTRIES,
    isFailed: false,
    hasMore: true,
    isLoadingMore: false,
    onRetry: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof CreditsDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <CreditsMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    const sent = canvas.getByRole('row', { name: /문서를 보내면서 잡아뒀어요/ });
    await expect(within(sent).getByRole('link', { name: '2026년 근로계약서_이도윤' })).toHaveAttribute(
      'href',
      '/contract/0198c0de-0000-7000-8000-0000000000c1',
    );
    await expect(sent).toHaveTextContent('−3120');
    await expect(canvas.getByRole('row', { name: /여러 건/ })).toHaveTextContent('문서 20건−40');
    await expect(canvas.getByRole('row', { name: /크레딧을 받았어요/ })).toHaveTextContent(
      '처음 오신 것을 환영해요+50',
    );
    await userEvent.click(canvas.getByRole('button', { name: '더 보기' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Last: Story = {
  name: '마지막까지',
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '더 보기' })).toBeNull();
  },
};
export const LoadingMore: Story = { name: '더 불러오는 중', args: { isLoadingMore: true } };
export const Loading: Story = { name: '불러오는 중', args: { entries: null, hasMore: false } };
export const Nothing: Story = { name: '아직 없음', args: { entries: [], hasMore: false } };
export const Failed: Story = { name: '불러오지 못함', args: { entries: null, isFailed: true, hasMore: false } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = {
  ...phone,
  name: '휴대폰',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '문서를 보내면서 잡아뒀어요' })).toBeVisible();
  },
};
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { entries: null, hasMore: false } };
export const PhoneNothing: Story = { ...phone, name: '휴대폰, 아직 없음', args: { entries: [], hasMore: false } };
export const PhoneFailed: Story = {
  ...phone,
  name: '휴대폰, 불러오지 못함',
  args: { entries: null, isFailed: true, hasMore: false },
};
