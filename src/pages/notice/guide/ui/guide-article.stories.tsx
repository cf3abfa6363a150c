import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GuideArticle } from './guide-article';
import { EXAMPLE_GUIDE, EXAMPLE_GUIDES } from './story-guides';

const meta = {
  title: '도움말/한 쪽',
  component: GuideArticle,
  globals: { viewport: { value: 'wide' } },
  args: { guide: EXAMPLE_GUIDE, guides: EXAMPLE_GUIDES, failure: null, onRetry: fn() },
} satisfies Meta<typeof GuideArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: '글',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: EXAMPLE_GUIDE.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '새로 만들기' })).toHaveAttribute('href', '#create');
    await expect(canvas.getByRole('link', { name: /이전/ })).toHaveAttribute(
      'href',
      '/notice/guide?page=first-document',
    );
    await expect(canvas.getByRole('link', { name: '전자서명법' })).toHaveAttribute('rel', 'noreferrer');
  },
};
export const Loading: Story = { name: '불러오는 중', args: { guide: null } };
export const Missing: Story = { name: '없는 쪽', args: { guide: null, failure: 'missing' } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { guide: null, failure: 'unreachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
