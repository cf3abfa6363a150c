import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: '부품/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 300, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: '첫 쪽',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('300건 중 1–20')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1쪽' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '이전 쪽' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '다음 쪽' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};
export const Middle: Story = { name: '가운데', args: { page: 8 } };
export const Few: Story = { name: '몇 쪽뿐', args: { total: 24, pageSize: 9, unit: '명' } };
export const Dark: Story = { name: '어둡게', args: { page: 3 }, globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
