import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FORMS, JOINING } from './store.stories.forms';
import { StoreView } from './store-view';

const meta = {
  title: '템플릿/스토어',
  component: StoreView,
  globals: { viewport: { value: 'wide' } },
  args: {
    list: { items: FORMS, sets: [JOINING] },
    isFailed: false,
    filter: { category: null, search: '' },
    copies: {},
    mayCopy: true,
    maySend: true,
    onFilter: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onAct: fn(),
    onShowTemplates: fn(),
  },
} satisfies Meta<typeof StoreView>;
export default meta;
type Story = StoryObj<typeof meta>;

const copied = (templateId: string, isEarlier = false) => ({ status: 'copied' as const, templateId, isEarlier });
const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Listed: Story = {
  name: '둘러보기',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '부동산' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ category: 'REAL_ESTATE' });
    await userEvent.click(canvas.getByRole('button', { name: '용역계약서 가져오기' }));
    await expect(args.onCopy).toHaveBeenCalledWith(['services']);
    await userEvent.click(canvas.getByRole('button', { name: '3종 가져오기' }));
    await expect(args.onCopy).toHaveBeenCalledWith(JOINING.storeTemplateIds);
  },
};

export const Keyboard: Story = {
  name: '자판으로',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '용역계약서' })).focus();
    await userEvent.keyboard('{Enter}');
    const form = await screen.findByRole('dialog', { name: '용역계약서' });
    await expect(within(form).getAllByRole('img')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '용역계약서' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '용역계약서 가져오기' })).toHaveFocus();
    canvas.getByRole('button', { name: '용역계약서' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '금전소비대차계약서' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: '용역계약서' })).toHaveFocus();
  },
};

const openForm: Story['play'] = async ({ canvas }) => {
  await userEvent.click(
    within(canvas.getByRole('list', { name: '양식' })).getByRole('button', { name: '표준근로계약서' }),
  );
  const form = await screen.findByRole('dialog', { name: '표준근로계약서' });
  await expect(within(form).getByText('이런 때는 쓰지 마세요')).toBeVisible();
  await expect(within(form).getByText(/2026년 11월 법 기준/)).toBeVisible();
};

export const Opened: Story = { name: '양식 보기', play: openForm };
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { list: { items: [], sets: [] }, filter: { category: 'HR', search: '우주 여행' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '거르기 모두 풀기' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ category: null, search: '' });
  },
};
export const Failed: Story = { name: '불러오지 못함', args: { list: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayCopy: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /가져오기$/ })).toBeNull();
    await expect(canvas.getByText(/템플릿 관리 권한이 필요해요/)).toBeVisible();
  },
};
export const Copied: Story = {
  name: '가져옴',
  args: { copies: { 'employment-standard': copied('one'), services: { status: 'copying' } } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '2종 마저 가져오기' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '표준근로계약서 바로 보내기' }));
    await expect(args.onAct).toHaveBeenCalledWith('send', 'one', '표준근로계약서');
  },
};
export const CopiedEarlier: Story = {
  name: '전에 가져옴',
  args: { copies: { 'employment-standard': copied('one', true) } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('이미 가져온 양식이에요')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '표준근로계약서 가져오기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '표준근로계약서 고치기' }));
    await expect(args.onAct).toHaveBeenCalledWith('edit', 'one', '표준근로계약서');
  },
};
export const SetCopied: Story = {
  name: '3종을 가져옴',
  args: {
    copies: {
      'employment-standard': copied('one'),
      'privacy-consent': copied('two'),
      'security-pledge': copied('three'),
    },
  },
};
export const SetFailed: Story = {
  name: '3종 가운데 하나를 못 가져옴',
  args: {
    copies: {
      'employment-standard': copied('one'),
      'privacy-consent': copied('two'),
      'security-pledge': { status: 'failed', message: '시간이 너무 오래 걸려요. 다시 시도해주세요.' },
    },
  },
};
export const Dark: Story = { ...SetFailed, name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰', args: { copies: { 'employment-standard': copied('one') } } };
export const PhoneOpened: Story = { ...phone, name: '휴대폰, 양식 보기', play: openForm };
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { list: null } };
export const PhoneDark: Story = { name: '휴대폰, 어둡게', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
