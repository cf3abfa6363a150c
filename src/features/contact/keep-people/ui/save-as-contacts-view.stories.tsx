import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/shared/api';
import { SaveAsContactsView } from './save-as-contacts-view';

const meta = {
  title: '연락처/보낸 뒤에 넣기',
  component: SaveAsContactsView,
  args: { names: ['정해원', '이도윤'], isBusy: false, failure: null, onKeep: fn(), onClose: fn() },
} satisfies Meta<typeof SaveAsContactsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: '물어보기',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2명 넣기' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '넣지 않기' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const One: Story = { name: '한 명', args: { names: ['이도윤'] } };
export const Keeping: Story = { name: '넣는 중', args: { isBusy: true } };
export const Failed: Story = { name: '넣지 못함', args: { failure: new ApiError('NETWORK') } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
