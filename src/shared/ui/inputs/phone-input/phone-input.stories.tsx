import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from './phone-input';

const meta = {
  title: '부품/PhoneInput',
  component: PhoneInput,
  args: { onChange: fn() },
  render: (args) => (
    <Field label="휴대폰 번호" error={args['aria-invalid'] && '번호를 끝까지 적어주세요.'}>
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: '적는 동안 이어져요',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('휴대폰 번호');
    await userEvent.type(input, '01034822731');
    await expect(input).toHaveValue('010-3482-2731');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('+82 10-3482-2731');
    await expect(input).toHaveValue('010-3482-2731');
    await userEvent.clear(input);
    await userEvent.type(input, '021234567');
    await expect(input).toHaveValue('02-123-4567');
  },
};
export const Wrong: Story = { name: '틀림', args: { defaultValue: '0103482273', 'aria-invalid': true } };
