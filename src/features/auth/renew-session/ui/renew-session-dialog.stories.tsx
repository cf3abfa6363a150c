import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RenewSessionDialog } from './renew-session-dialog';

const meta = {
  title: '로그인/다시 로그인하기',
  component: RenewSessionDialog,
  args: { email: 'jisu.kim@hanbit.example', isBusy: false, failure: null, onSubmit: fn(), onLeave: fn() },
} satisfies Meta<typeof RenewSessionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: '비밀번호를 물음',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await screen.findByText('비밀번호를 적어주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('비밀번호'), 'hanbit-2026');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('hanbit-2026'));
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' });
    await userEvent.click(within(question).getByRole('button', { name: '계속 쓰기' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = { name: '비밀번호가 다름', args: { failure: '메일 주소나 비밀번호가 달라요.' } };
export const Busy: Story = { name: '로그인하는 중', args: { isBusy: true } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
