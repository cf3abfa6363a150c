import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Notice } from '@/entities/help/notice';
import { NoticeView } from './notice-view';

const plain = (text: string) => ({ text, isBold: false, href: null });
const NOTICE: Notice = {
  noticeId: 'template-store',
  kind: 'FEATURE',
  title: '템플릿 스토어가 열렸어요',
  date: '2026-11-24',
  blocks: [
    {
      type: 'PARAGRAPH',
      texts: [
        plain('근로계약서 같은 양식을 '),
        { text: '템플릿 스토어', isBold: false, href: '/template/store' },
        plain('에 모았어요.'),
      ],
    },
    { type: 'HEADING', id: 'check', level: 2, text: '쓰기 전에' },
    {
      type: 'LIST',
      isOrdered: true,
      items: [[plain('양식을 펼쳐 읽어요.')], [{ text: '내 일에 맞는지 확인해요.', isBold: true, href: null }]],
    },
  ],
  previous: { noticeId: 'hangul-files', title: '한글(hwp·hwpx) 파일을 바로 올릴 수 있어요' },
  next: { noticeId: 'help', title: '도움말과 공지사항이 생겼어요' },
};

const meta = {
  title: '공지사항/자세히',
  component: NoticeView,
  args: { notice: NOTICE, failure: null, onRetry: fn() },
} satisfies Meta<typeof NoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  name: '글',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: NOTICE.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '템플릿 스토어' })).toHaveAttribute('href', '/template/store');
    await expect(canvas.getByRole('link', { name: /다음 글/ })).toHaveAttribute('href', '/notice/dashboard/help');
    await expect(canvas.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/notice/dashboard');
  },
};
export const Alone: Story = {
  name: '하나뿐인 글',
  args: { notice: { ...NOTICE, previous: null, next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: '다른 공지' })).toBeNull();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { notice: null } };
export const Missing: Story = { name: '없는 글', args: { notice: null, failure: 'missing' } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { notice: null, failure: 'unreachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
