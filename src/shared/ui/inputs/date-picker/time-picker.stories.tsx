import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { TimePicker } from './time-picker';

function Example({ initial = '23:59' }: { initial?: string }) {
  const [time, setTime] = useState(initial);
  return (
    <Field label="마감 시각">
      <TimePicker value={time} onValueChange={setTime} />
    </Field>
  );
}
const meta = { title: '부품/TimePicker', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Choosing: Story = {
  name: '적어서 고르기',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '마감 시각' });
    await userEvent.clear(input);
    await userEvent.type(input, '18');
    await userEvent.click(await screen.findByRole('option', { name: /18:30/ }));
    await expect(input).toHaveValue('18:30');
  },
};
export const TypedWhole: Story = {
  name: '다 적고 다음 칸으로',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '마감 시각' });
    await userEvent.clear(input);
    await userEvent.type(input, '15:00');
    await userEvent.tab();
    await expect(input).toHaveValue('15:00');
  },
};
export const BetweenHalfHours: Story = {
  name: '30분이 아닌 시각',
  args: { initial: '09:10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('09:10');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
