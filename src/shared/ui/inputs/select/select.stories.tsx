import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from './select';

const TASKS = [
  { value: 'sign', label: '서명하기' },
  { value: 'confirm', label: '확인하기' },
  { value: 'copy', label: '사본만 받기' },
] as const;
type Task = (typeof TASKS)[number]['value'];

function Example({
  initial = 'sign',
  error,
  disabled = false,
}: {
  initial?: Task | null;
  error?: string;
  disabled?: boolean;
}) {
  const [value, setValue] = useState<Task | null>(initial);
  return (
    <Field label="하는 일" error={error}>
      <Select options={TASKS} value={value} onValueChange={setValue} disabled={disabled} />
    </Field>
  );
}

const meta = { title: '부품/Select', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Unselected: Story = { name: '안 고름', args: { initial: null, error: '하는 일을 골라주세요.' } };
export const Disabled: Story = { name: '못 고름', args: { disabled: true } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: '하는 일' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '사본만 받기' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveTextContent('서명하기'));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('확인하기'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '하는 일' }));
    const sheet = within(await screen.findByRole('dialog', { name: '하는 일' }));
    await userEvent.click(sheet.getByRole('radio', { name: '사본만 받기' }));
    await expect(await canvas.findByRole('combobox')).toHaveTextContent('사본만 받기');
  },
};
