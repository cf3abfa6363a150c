import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { AutocompleteInput } from './autocomplete-input';

const KNOWN = ['이도윤', '이서연', '정해원'].map((label) => ({ value: label, label }));

function Example({ isWrong = false }: { isWrong?: boolean }) {
  const [name, setName] = useState('');
  return (
    <Field label="이름" error={isWrong && '이름을 적어주세요.'}>
      <AutocompleteInput
        value={name}
        onValueChange={setName}
        options={name ? KNOWN.filter(({ label }) => label.includes(name)) : []}
        onChoose={setName}
      />
    </Field>
  );
}
const meta = { title: '부품/AutocompleteInput', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비었을 때' };
export const WithSuggestions: Story = {
  name: '아는 이름',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '이름' }), '이');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};
export const Choosing: Story = {
  name: '자판으로 고르기',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '이름' });
    await userEvent.type(input, '이');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(KNOWN.map(({ label }) => label)).toContain(input.getAttribute('value'));
  },
};
export const Unknown: Story = {
  name: '모르는 이름',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '이름' });
    await userEvent.type(input, '처음 보는 분');
    await userEvent.tab();
    await expect(input).toHaveValue('처음 보는 분');
  },
};
export const Wrong: Story = { name: '틀림', args: { isWrong: true } };
export const Phone: Story = { ...WithSuggestions, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
