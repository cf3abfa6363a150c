import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInForm } from './sign-in-form';

const meta = {
  title: '로그인/SignInForm',
  component: SignInForm,
  args: { isBusy: false, failure: null, findPassword: <a href="#find">비밀번호 찾기</a>, onSubmit: fn() },
} satisfies Meta<typeof SignInForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'jisu.kim@hanbit.example');
    await userEvent.type(canvas.getByLabelText('비밀번호'), 'hanbit-2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Mistyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('메일 주소'), 'jisu.kim');
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await expect(canvas.getByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
    await expect(canvas.getByLabelText('메일 주소')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { failure: { place: 'field', message: '메일 주소나 비밀번호가 맞지 않아요.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('비밀번호')).toHaveFocus();
  },
};

export const Offline: Story = {
  args: { failure: { place: 'banner', message: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.' } },
};

export const SessionOver: Story = { args: { notice: '오래 쓰지 않아서 로그아웃됐어요. 다시 로그인해주세요.' } };

export const Busy: Story = { args: { isBusy: true } };
