import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { DatePicker } from './date-picker';

function Example({ initial = '2026-11-27' }: { initial?: string | null }) {
  const [day, setDay] = useState<string | null>(initial);
  return (
    <Field label="마감">
      <DatePicker value={day} onValueChange={setDay} today="2026-11-20" min="2026-11-20" />
    </Field>
  );
}
const meta = { title: '부품/DatePicker', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '닫힘' };
export const Open: Story = {
  name: '열림',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '달력 열기' }));
    await screen.findByRole('grid', { name: '2026년 11월' });
  },
};
export const Dark: Story = { ...Open, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...Open, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Typing: Story = {
  name: '숫자로 적기',
  args: { initial: null },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('마감');
    await userEvent.type(input, '20261127{Enter}');
    await expect(input).toHaveValue('2026년 11월 27일 (금)');
    await userEvent.clear(input);
    await userEvent.type(input, '곧');
    await userEvent.tab();
    await expect(input).toHaveValue('곧');
    await expect(input).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('날짜를 읽지 못했어요');
    await userEvent.clear(input);
    await userEvent.type(input, '1/5');
    await userEvent.tab();
    await expect(input).toHaveValue('2027년 1월 5일 (화)');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('마감');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026년 11월 27일 (금)' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026년 12월 5일 (토)' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026년 11월 29일 (일)' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('2026년 12월 29일 (화)'));
  },
};
export const TypedInField: Story = {
  name: '칸을 눌러 열기',
  args: { initial: '2026-12-24' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('마감');
    await userEvent.click(input);
    const christmas = await screen.findByRole('button', { name: '2026년 12월 25일 (금) 성탄절' });
    await expect(christmas).toHaveAttribute('data-rest');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026년 12월 24일 (목)' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
    const button = canvas.getByRole('button', { name: '달력 열기' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.type(input, '20261130{Enter}');
    await expect(input).toHaveValue('2026년 11월 30일 (월)');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};
export const QuickPick: Story = {
  name: '빨리 고르기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '달력 열기' }));
    await userEvent.click(await screen.findByRole('button', { name: '이번 달 말' }));
    await expect(canvas.getByLabelText('마감')).toHaveValue('2026년 11월 30일 (월)');
  },
};
