import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { PasswordInput } from './password-input';

const meta = { title: '부품/PasswordInput', component: PasswordInput } satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function NewPassword() {
  const [password, setPassword] = useState('');
  const rules = [
    { label: '여덟 자 이상', met: password.length >= 8 },
    { label: '숫자 하나', met: /\d/.test(password) },
    { label: '글자 하나', met: /\p{L}/u.test(password) },
  ];
  return (
    <Field label="새 비밀번호">
      <PasswordInput rules={rules} value={password} onChange={(event) => setPassword(event.target.value)} />
    </Field>
  );
}

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Field label="비밀번호">
        <PasswordInput defaultValue="seal1234" />
      </Field>
      <Field label="틀린 비밀번호" error="메일 주소나 비밀번호가 맞지 않아요.">
        <PasswordInput size="lg" defaultValue="seal1234" />
      </Field>
      <NewPassword />
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Shown: Story = {
  name: '비밀번호 보기',
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('새 비밀번호');
    await userEvent.type(input, 'seal');
    await expect(canvas.getAllByText(/지켰어요/)).toHaveLength(1);
    await userEvent.type(input, '12345');
    await expect(canvas.getAllByText(/지켰어요/)).toHaveLength(3);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: '비밀번호 보기' })).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveAttribute('type', 'text');
  },
};
