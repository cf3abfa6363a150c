import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { listQuestionGroups } from '../model/price-questions';
import { Faq } from './faq';

const meta = {
  title: '공개/자주 묻는 질문',
  component: Faq,
  parameters: { layout: 'fullscreen' },
  args: { questions: listQuestionGroups(null), words: '', onSearch: fn() },
} satisfies Meta<typeof Faq>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('받는 분도 가입해야 하나요?'));
    await expect(canvas.getByText(/앱을 깔 필요도/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '환불');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('환불'));
  },
};
export const Found: Story = { args: { words: '마감' } };
export const NothingFound: Story = {
  args: { words: '팩스' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '찾는 답이 없나요?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '문의하기' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
