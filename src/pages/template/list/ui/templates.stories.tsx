import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleListItems } from '../../detail/ui/story-templates';
import { readFilter } from '../model/template-filter';
import { TemplatesView } from './templates-view';

const filter = readFilter(new URLSearchParams());
const list = { items: exampleListItems, total: 24, counts: { ALL: 24, BOOKMARK: 3, MINE: 9 } };
const nothing = { items: [], total: 0, counts: { ALL: 0, BOOKMARK: 0, MINE: 0 } };

const meta = {
  title: '화면/템플릿',
  component: TemplatesView,
  globals: { viewport: { value: 'wide' } },
  args: {
    list,
    isFailed: false,
    tab: 'ALL',
    filter,
    folders: [{ folderId: 'folder', name: '인사' }],
    makers: [{ value: 'me', label: '김지수' }],
    maySend: true,
    mayManage: true,
    onSendMany: fn(),
    onFiling: fn(),
    onFilter: fn(),
    onRetry: fn(),
    onAct: fn(),
    onBookmark: fn(),
  },
} satisfies Meta<typeof TemplatesView>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };

export const Cards: Story = { name: '카드' };
export const Used: Story = {
  name: '카드에 초점',
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: '비밀유지계약서(NDA)' });
    link.focus();
    const card = link.closest('li') ?? document.body;
    const [send] = [...card.querySelectorAll('button')].filter(({ textContent }) => textContent === '보내기');
    await expect(send).toBeVisible();
    if (send) await userEvent.click(send);
    await expect(args.onAct).toHaveBeenCalledWith('send', exampleListItems[1]);
  },
};
export const Keys: Story = {
  name: '글쇠로',
  play: async ({ canvas, args }) => {
    const [first, second] = ['근로계약서', '비밀유지계약서(NDA)'].map((name) => canvas.getByRole('link', { name }));
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(args.onBookmark).toHaveBeenCalledWith(exampleListItems[1]);
    await userEvent.keyboard('s');
    await expect(args.onAct).toHaveBeenCalledWith('send', exampleListItems[1]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    const draft = canvas.getByRole('link', { name: exampleListItems[4]?.title ?? '' });
    draft.focus();
    await userEvent.keyboard('s');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(args.onAct).toHaveBeenCalledTimes(1);
    await expect(args.onBookmark).toHaveBeenCalledTimes(1);
  },
};
export const Menu: Story = {
  name: '더 보기',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '임대차 계약 연장 합의서 더 보기' }));
    await expect(screen.queryByRole('menuitem', { name: '보내기' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: '다시 쓰기' }));
    await expect(args.onAct).toHaveBeenCalledWith('reopen', exampleListItems[5]);
  },
};
export const Rows: Story = {
  name: '줄',
  args: { filter: { ...filter, view: 'rows' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '카드로 보기' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ view: 'cards' });
  },
};
export const Folders: Story = {
  name: '폴더 정리하기',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '폴더' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '폴더 정리하기' }));
    await expect(args.onFiling).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const Nothing: Story = { name: '아직 없음', args: { list: nothing } };
export const NoBookmarks: Story = { name: '즐겨찾기가 없음', args: { list: nothing, tab: 'BOOKMARK' } };
export const NoneMade: Story = {
  name: '내가 만든 것이 없음',
  args: { list: { ...nothing, counts: { ALL: 4, BOOKMARK: 0, MINE: 0 } }, tab: 'MINE' },
};
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { list: nothing, filter: { ...filter, search: '없는 템플릿', state: 'DRAFT', slots: '2' } },
};
export const Failed: Story = { name: '불러오지 못함', args: { list: null, isFailed: true } };
const unchangeable = { ...list, items: exampleListItems.map((item) => ({ ...item, mayChange: false })) };
export const Locked: Story = {
  name: '관리 권한 없음',
  args: { mayManage: false, list: unchangeable },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '템플릿 만들기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '고치기' })).toBeNull();
  },
};
export const NothingForReaders: Story = {
  name: '아직 없음, 관리 권한 없음',
  args: { list: nothing, mayManage: false },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Tablet: Story = { name: '태블릿', globals: { viewport: { value: 'md' } } };
export const Phone: Story = {
  name: '휴대폰',
  globals: PHONE,
};
export const PhoneLoading: Story = { name: '휴대폰, 불러오는 중', args: { list: null }, globals: PHONE };
export const PhoneNothing: Story = { name: '휴대폰, 아직 없음', args: { list: nothing }, globals: PHONE };
export const PhoneFailed: Story = {
  name: '휴대폰, 불러오지 못함',
  args: { list: null, isFailed: true },
  globals: PHONE,
};
export const Smallest: Story = {
  name: '가장 좁은 화면',
  globals: { viewport: { value: 'smallest' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
