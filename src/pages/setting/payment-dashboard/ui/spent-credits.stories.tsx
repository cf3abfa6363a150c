import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SpentCredits } from './spent-credits';
import { exampleSpending } from './story-parts';

const meta = {
  title: '결제/크레딧 쓴 내역',
  component: SpentCredits,
  args: { spending: exampleSpending, isFailed: false, onRetry: fn() },
} satisfies Meta<typeof SpentCredits>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOTHING = { documents: 0, messages: 0 };

export const Spent: Story = {
  name: '여섯 달',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '달마다 쓴 크레딧: 6월 212, 7월 248, 8월 231, 9월 305, 10월 342, 11월 274' }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: '달마다 쓴 크레딧' }));
    await expect(table.getByRole('row', { name: '10월 237개 105개' })).toBeInTheDocument();
  },
};
export const Begun: Story = {
  name: '이번 달에 처음',
  args: {
    spending: {
      months: exampleSpending.months.map((month, place, { length }) =>
        place === length - 1 ? { ...month, documents: 1, messages: 0 } : { ...month, ...NOTHING },
      ),
      spentInThirtyDays: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /10월 0, 11월 1$/ })).toBeVisible();
  },
};
export const Nothing: Story = {
  name: '아직 없음',
  args: {
    spending: { months: exampleSpending.months.map((month) => ({ ...month, ...NOTHING })), spentInThirtyDays: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('아직 쓴 크레딧이 없어요')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Loading: Story = {
  name: '불러오는 중',
  args: { spending: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중이에요'));
    await expect(canvas.queryByText('아직 쓴 크레딧이 없어요')).toBeNull();
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  args: { spending: undefined, isFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('크레딧 쓴 내역을 불러오지 못했어요.');
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰, 큰 수',
  globals: { viewport: { value: 'phone' } },
  args: {
    spending: {
      months: exampleSpending.months.map((month) => ({ ...month, documents: month.documents * 311 })),
      spentInThirtyDays: 54_000,
    },
  },
};
