import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { NoticeListItem } from '@/entities/help/notice';
import { NoticesView } from './notices-view';

const notice = (
  change: Partial<NoticeListItem> & Pick<NoticeListItem, 'noticeId' | 'title' | 'date'>,
): NoticeListItem => ({
  kind: 'FEATURE',
  isPinned: false,
  isUnread: false,
  ...change,
});
const ITEMS = [
  notice({
    noticeId: 'terms',
    kind: 'TERMS',
    title: '이용약관과 개인정보 처리방침이 12월 1일부터 시작돼요',
    date: '2026-11-25',
    isPinned: true,
    isUnread: true,
  }),
  notice({ noticeId: 'help', title: '도움말과 공지사항이 생겼어요', date: '2026-11-28', isUnread: true }),
  notice({ noticeId: 'template-store', title: '템플릿 스토어가 열렸어요', date: '2026-11-24' }),
  notice({
    noticeId: 'long',
    kind: 'INFORMATION',
    title: '이름이 아주 긴 공지는 휴대폰에서 두 줄이나 세 줄로 접히고, 날짜와 종류는 그 아래에 작게 적혀요',
    date: '2026-11-20',
  }),
];
const list = { items: ITEMS, page: 1, size: 10, total: 14, unreadCount: 2 };
const none = { ...list, items: [], total: 0 };
const filter = { search: '', kind: null, page: 1 };

const meta = {
  title: '공지사항/목록',
  component: NoticesView,
  args: { list, isFailed: false, filter, onFilter: fn(), onRetry: fn() },
} satisfies Meta<typeof NoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '목록',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('새 글')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: '템플릿 스토어가 열렸어요' })).toHaveAttribute(
      'href',
      '/notice/dashboard/template-store',
    );
    await userEvent.click(canvas.getByRole('tab', { name: '안내' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: 'INFORMATION' });
    await userEvent.click(canvas.getByRole('button', { name: '2쪽' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 2 });
    await userEvent.type(canvas.getByRole('searchbox', { name: '제목으로 찾기' }), '스토어');
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: '스토어' }));
  },
};
export const Keyboard: Story = {
  name: '키보드로',
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: '전체' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilter).toHaveBeenCalledWith({ kind: 'FEATURE' });
  },
};
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const Nothing: Story = {
  name: '아직 없음',
  args: { list: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '아직 공지가 없어요' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { list: none, filter: { ...filter, search: '팩스' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거르기 모두 풀기' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', kind: null });
  },
};
export const BeyondTheEnd: Story = {
  name: '마지막 다음 쪽',
  args: { list: { ...list, items: [], page: 9 }, filter: { ...filter, page: 9 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '첫 쪽 보기' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 1 });
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  args: { list: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  args: { list: { ...list, items: ITEMS.map((item) => ({ ...item, isUnread: true })) } },
  play: async ({ canvas }) => {
    const dots = canvas.getAllByText('새 글').map((words) => words.parentElement?.getBoundingClientRect());
    const titles = canvas.getAllByRole('link').map((link) => [...link.getClientRects()]);
    await expect(titles.some((lines) => lines.length > 1)).toBe(true);
    const pin = canvas.getByText('위에 고정한 글').previousElementSibling?.getBoundingClientRect();
    await expect(pin?.bottom ?? Infinity).toBeLessThan((titles[0]?.[0]?.bottom ?? 0) + 4);
    await expect(pin?.top ?? 0).toBeGreaterThan((titles[0]?.[0]?.top ?? Infinity) - 4);
    for (const [place, dot] of dots.entries()) {
      const lastLine = titles[place]?.at(-1);
      await expect(dot?.top ?? 0).toBeGreaterThan(lastLine?.top ?? Infinity);
      await expect(dot?.bottom ?? Infinity).toBeLessThan(lastLine?.bottom ?? 0);
      await expect((dot?.left ?? Infinity) - (lastLine?.right ?? 0)).toBeLessThan(12);
    }
  },
};
