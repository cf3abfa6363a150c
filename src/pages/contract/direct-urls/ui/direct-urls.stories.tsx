import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LinkSwitch } from '@/features/direct-url/act-on-link';
import { readFilter } from '../model/link-filter';
import { DirectUrlsDesktop } from './direct-urls.desktop';
import { DirectUrlsMobile } from './direct-urls.mobile';
import { exampleLinks } from './story-links';

const filter = readFilter(new URLSearchParams());
const list = { items: exampleLinks, page: 1, size: 20, total: 6 };
const nothing = { ...list, items: [], total: 0 };

const meta = {
  title: '계약/링크 서명',
  component: DirectUrlsDesktop,
  globals: { viewport: { value: 'wide' } },
  args: {
    list,
    isFailed: false,
    filter,
    maySend: true,
    onFilter: fn(),
    onRetry: fn(),
    onMake: fn(),
    onAct: fn(),
    onCopy: fn(),
    renderSwitch: (link) => <LinkSwitch link={link} />,
  },
} satisfies Meta<typeof DirectUrlsDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <DirectUrlsMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: '1공장 정문 받기' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: '협력사 교육 확인 받기' })).not.toBeChecked();
    await expect(canvas.queryByRole('switch', { name: '10월 안전 교육 받기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1공장 정문 링크 복사' }));
    await expect(args.onCopy).toHaveBeenCalledWith(exampleLinks[0]);
    await userEvent.click(canvas.getByRole('button', { name: '1공장 정문 QR 코드' }));
    await expect(args.onAct).toHaveBeenCalledWith('show', exampleLinks[0]);
  },
};
export const Menu: Story = {
  name: '더 보기',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10월 안전 교육 더 보기' }));
    await expect(screen.queryByRole('menuitem', { name: '링크 닫기' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: '링크 고치기' }));
    await expect(args.onAct).toHaveBeenCalledWith('change', exampleLinks[4]);
    canvas.getByRole('button', { name: '협력사 교육 확인 더 보기' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '다시 받기' }));
    await expect(args.onAct).toHaveBeenCalledWith('resume', exampleLinks[2]);
  },
};
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const Nothing: Story = {
  name: '아직 없음',
  args: { list: nothing },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '링크 만들기' }).at(-1) ?? document.body);
    await expect(args.onMake).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { list: nothing, filter: { ...filter, search: '3공장', state: 'PAUSED', maker: 'me' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveValue('3공장');
  },
};
export const NoPermission: Story = {
  name: '보낼 권한 없음',
  args: { maySend: false, list: { ...list, items: exampleLinks.map((link) => ({ ...link, mayChange: false })) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '링크 만들기' })).toBeNull(),
};
export const NothingNoPermission: Story = { name: '아직 없음, 권한 없음', args: { list: nothing, maySend: false } };
export const Failed: Story = { name: '불러오지 못함', args: { list: null, isFailed: true } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Narrow: Story = { name: '좁은 화면', globals: { viewport: { value: 'lg' } } };
export const Phone: Story = {
  ...phone,
  name: '휴대폰',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1공장 정문 QR 코드' }));
    await expect(args.onAct).toHaveBeenCalledWith('show', exampleLinks[0]);
  },
};
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { list: null } };
export const PhoneNothing: Story = { ...phone, name: '휴대폰, 아직 없음', args: { list: nothing } };
export const PhoneFailed: Story = {
  ...phone,
  name: '휴대폰, 불러오지 못함',
  args: { list: null, isFailed: true },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    const filters = canvas.getByRole('button', { name: /상태|필터|거르기/ }).getBoundingClientRect();
    const error = canvas.getByText('목록을 불러오지 못했어요.').closest('[role]')?.getBoundingClientRect();
    await expect((error?.top ?? 0) - Math.max(search.bottom, filters.bottom)).toBeGreaterThanOrEqual(12);
  },
};
