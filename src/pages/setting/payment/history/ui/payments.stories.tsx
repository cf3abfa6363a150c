import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NO_FILTER } from '../model/history-filter';
import { PaymentsDesktop } from './payments.desktop';
import { PaymentsMobile } from './payments.mobile';
import { EXAMPLE_PAYMENTS } from './story-payments';

const listed = { items: EXAMPLE_PAYMENTS, page: 1, size: 10, total: 14, sum: 218_000 };
const nothing = { items: [], page: 1, size: 10, total: 0, sum: 0 };
const unfiltered = { tab: 'payments', ...NO_FILTER } as const;
const thisYear = { ...unfiltered, from: '2026-01-01', to: '2026-12-31' } as const;

const meta = {
  title: '결제 내역/결제',
  component: PaymentsDesktop,
  globals: { viewport: { value: 'wide' } },
  args: {
    payments: listed,
    isFailed: false,
    filter: unfiltered,
    today: '2026-11-20',
    savingOrderId: null,
    onFilter: fn(),
    onRetry: fn(),
    onReceipt: fn(),
  },
} satisfies Meta<typeof PaymentsDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <PaymentsMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    const paid = canvas.getByRole('row', { name: /2026\.11\.04 스탠다드/ });
    await expect(paid).toHaveTextContent('11.04 ~ 12.03신한카드 4821123,000원결제함');
    await expect(within(paid).getByRole('link', { name: '매출전표' })).toHaveAttribute('target', '_blank');
    await userEvent.click(within(paid).getByRole('button', { name: '영수증' }));
    await expect(args.onReceipt).toHaveBeenCalledWith('sub_6');
    await expect(canvas.getByText('218,000원')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /일부 돌려받음/ })).toHaveTextContent('40,000원 돌려받음');
  },
};
export const Reason: Story = {
  name: '실패한 이유',
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: '이유 보기' });
    ask.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: '결제하지 못한 이유' });
    await expect(popover).toHaveTextContent('카드사가 승인하지 않았어요. 다른 카드로 해주세요.');
    await expect(within(popover).getByRole('link', { name: '결제와 크레딧 보기' })).toHaveAttribute(
      'href',
      '/setting/payment/dashboard',
    );
    await userEvent.keyboard('{Escape}');
    await expect(ask).toHaveFocus();
  },
};
export const Filtering: Story = {
  name: '거르기',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '기간' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '지난달' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await userEvent.click(canvas.getByRole('button', { name: '요금제·크레딧' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '크레딧' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ bought: 'CREDIT' });
    await userEvent.click(canvas.getByRole('button', { name: '상태' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '결제 실패' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ state: 'FAILED' });
  },
};
export const OwnPeriod: Story = {
  name: '날짜 고르기',
  args: { filter: { ...unfiltered, from: '2026-06-01', to: '2026-11-20' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '기간: 2026.06.01 – 2026.11.20' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '날짜 고르기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '언제 결제한 내역을 볼까요?' }));
    const last = dialog.getByRole('textbox', { name: '끝나는 날' });
    await userEvent.clear(last);
    await userEvent.type(last, '2026-05-01{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '보기' }));
    await expect(args.onFilter).not.toHaveBeenCalled();
    await userEvent.clear(last);
    await userEvent.type(last, '2026-07-31{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '보기' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-06-01', to: '2026-07-31' });
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  args: { payments: null },
  play: async ({ canvas }) => {
    // The header, a row for screen readers, and ten payments.
    await waitFor(() => expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(12));
  },
};
export const NothingFound: Story = {
  name: '이 기간에 없음',
  args: { payments: nothing, filter: thisYear },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('이 기간에는 결제한 내역이 없어요')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '거르기 모두 풀기' }));
    await expect(args.onFilter).toHaveBeenCalledWith(NO_FILTER);
  },
};
export const Nothing: Story = { name: '아직 없음', args: { payments: nothing } };
export const Failed: Story = { name: '불러오지 못함', args: { payments: null, isFailed: true } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneDetails: Story = {
  ...phone,
  name: '휴대폰, 한 건',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '프리에서 스탠다드로' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('신한카드 4821')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '영수증' }));
    await expect(args.onReceipt).toHaveBeenCalledWith('sub_4');
  },
};
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { payments: null } };
export const PhoneNothing: Story = {
  ...phone,
  name: '휴대폰, 이 기간에 없음',
  args: { payments: nothing, filter: thisYear },
};
export const PhoneFailed: Story = { ...phone, name: '휴대폰, 불러오지 못함', args: { payments: null, isFailed: true } };
