import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { OtpInput } from './otp-input';

const onComplete = fn();

function Code({ initial = '', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="인증번호" error={error}>
      <OtpInput value={value} onValueChange={setValue} onComplete={onComplete} />
    </Field>
  );
}

const meta = { title: '부품/OtpInput', component: Code, beforeEach: () => onComplete.mockClear() } satisfies Meta<
  typeof Code
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '적기',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('인증번호');
    await userEvent.type(input, '12a345');
    await expect(input).toHaveValue('12345');
    await expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await expect(onComplete).toHaveBeenCalledTimes(1);
    await expect(onComplete).toHaveBeenLastCalledWith('123456');
  },
};
export const Pasting: Story = {
  name: '붙여넣기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('인증번호'));
    await userEvent.paste('[도장] 인증번호 482-913');
    await expect(onComplete).toHaveBeenCalledTimes(1);
    await expect(onComplete).toHaveBeenLastCalledWith('482913');
  },
};
export const Wrong: Story = {
  name: '틀림',
  args: { initial: '123456', error: '번호가 맞지 않아요. 4번 더 적을 수 있어요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('인증번호')).toHaveFocus();
  },
};
export const Dark: Story = { name: '어둡게', args: { initial: '482' }, globals: { theme: 'dark' } };
