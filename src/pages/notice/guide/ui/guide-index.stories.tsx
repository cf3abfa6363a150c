import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GuideIndex } from './guide-index';
import { EXAMPLE_GUIDES } from './story-guides';

const meta = {
  title: '도움말/목록',
  component: GuideIndex,
  args: { guides: EXAMPLE_GUIDES, isFailed: false, words: '', onSearch: fn(), onRetry: fn() },
} satisfies Meta<typeof GuideIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByTask: Story = {
  name: '하는 일마다',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '처음 시작하기',
      '템플릿으로 보내기',
    ]);
    await expect(canvas.getByRole('link', { name: '템플릿 만들기' })).toHaveAttribute(
      'href',
      '/notice/guide?page=templates',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: '하려는 일로 찾기' }), '엑셀');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('엑셀'));
  },
};
export const Found: Story = {
  name: '찾은 쪽',
  args: { words: '역할' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1쪽을 찾았어요.');
    await expect(canvas.getByRole('link', { name: '역할' })).toHaveAttribute(
      'href',
      '/notice/guide?page=templates#roles',
    );
  },
};
export const NothingFound: Story = {
  name: '찾는 쪽이 없음',
  args: { words: '팩스' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '찾는 쪽이 없어요' })).toBeVisible();
  },
};
export const Nothing: Story = { name: '아직 없음', args: { guides: [] } };
export const Loading: Story = { name: '불러오는 중', args: { guides: null } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { guides: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
