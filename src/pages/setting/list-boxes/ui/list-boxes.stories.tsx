import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { listBoxQueries, type ListBox } from '@/entities/setting/list-box';
import { ListBoxPanel } from './list-box-panel';
import { ListBoxesView, type ListBoxesViewProps } from './list-boxes-view';

const box = (index: number, name: string, items: string[]): ListBox => ({
  listBoxId: `0198c0de-0000-7000-8000-0000000000e${index}`,
  name,
  items,
  version: 1,
  changedAt: '2026-11-20T00:00:00Z',
});
const BRANCHES = box(1, '근무지', ['서울 본사', '부산 지점', '대전 지점', '광주 물류센터', '대구 지점', '울산 공장']);
const GOODS = box(
  2,
  '상품',
  Array.from({ length: 1_000 }, (_, index) => `상품 ${index + 1}`),
);
const EMPTY = box(3, '부서', []);
const BOXES = [BRANCHES, EMPTY, GOODS];
const summaries = BOXES.map(({ items, ...rest }) => ({ ...rest, count: items.length, firstItems: items.slice(0, 5) }));
const seed = (cache: QueryClient) => {
  for (const one of BOXES) cache.setQueryData(listBoxQueries.one(one.listBoxId).queryKey, one);
};

const Page = (props: Omit<ListBoxesViewProps, 'children'>) => (
  <ListBoxesView {...props}>
    {props.selected !== null && (
      <ListBoxPanel
        key={props.selected}
        listBoxId={props.selected}
        mayManage={props.mayManage}
        isDirty={false}
        onDirty={fn()}
        onGone={fn()}
      />
    )}
  </ListBoxesView>
);

const meta = {
  title: '선택 목록/설정',
  component: Page,
  parameters: { seed },
  globals: { viewport: { value: 'wide' } },
  args: {
    boxes: summaries,
    isFailed: false,
    mayManage: true,
    selected: BRANCHES.listBoxId,
    onSelect: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Listed: Story = { name: '목록과 항목' };
export const Adding: Story = {
  name: '더하고 고치고 지움',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /^새 항목/ }), '제주 지점{Enter}');
    await expect(canvas.getByText('1개를 더했어요.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^새 항목/ }), '제주 지점{Enter}');
    await expect(canvas.getByText('새로 더할 것이 없어요. 같은 것 1개는 뺐어요.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2번째 항목 지우기' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: '2번째 항목' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '2번째 항목' }), '서울 본사');
    await expect(canvas.getByText('2번째: 1번째 항목과 같아요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '되돌리기' }));
    await expect(canvas.getByRole('textbox', { name: '2번째 항목' })).toHaveValue('부산 지점');
  },
};
const paste = (element: HTMLElement, words: string) => {
  element.focus();
  return userEvent.paste(words);
};
export const Pasting: Story = {
  name: '여러 줄을 붙여넣음',
  play: async ({ canvas }) => {
    await paste(
      await canvas.findByRole('textbox', { name: /^새 항목/ }),
      '제주 지점\t064\r\n서울 본사\r\n\r\n인천 공장',
    );
    await expect(await screen.findByRole('dialog', { name: '3줄을 어떻게 넣을까요?' })).toHaveTextContent(
      '뒤에 더하면 같은 것 1개를 빼고 2개가 늘어요.',
    );
    await userEvent.click(screen.getByRole('button', { name: '뒤에 더하기' }));
    await expect(canvas.getByRole('textbox', { name: '8번째 항목' })).toHaveValue('인천 공장');
    await expect(canvas.getByRole('button', { name: '저장하기' })).toBeEnabled();
  },
};
export const Asking: Story = {
  name: '바꿀지 더할지 물음',
  play: async ({ canvas }) => {
    await paste(await canvas.findByRole('textbox', { name: '1번째 항목' }), '제주 지점\n인천 공장');
    await expect(await screen.findByRole('button', { name: '바꾸기' })).toBeVisible();
  },
};
export const Thousand: Story = {
  name: '1,000개',
  args: { selected: GOODS.listBoxId },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '항목 더하기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '100개 더 보기 (900개 남음)' }));
    await expect(canvas.getByRole('textbox', { name: '200번째 항목' })).toHaveValue('상품 200');
  },
};
export const NoItems: Story = { name: '항목이 없음', args: { selected: EMPTY.listBoxId } };
export const Loading: Story = { name: '불러오는 중', args: { boxes: null, selected: null } };
export const Nothing: Story = { name: '아직 없음', args: { boxes: [], selected: null } };
export const Failed: Story = { name: '불러오지 못함', args: { boxes: null, selected: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '항목' })).toHaveTextContent('서울 본사');
    await expect(canvas.queryByRole('button', { name: '저장하기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '목록 만들기' })).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰', args: { selected: null } };
export const PhoneItems: Story = { ...phone, name: '휴대폰, 항목' };
export const PhoneNothing: Story = { ...phone, name: '휴대폰, 아직 없음', args: { boxes: [], selected: null } };
export const PhoneFailed: Story = {
  ...phone,
  name: '휴대폰, 불러오지 못함',
  args: { boxes: null, selected: null, isFailed: true },
};
export const PhoneLocked: Story = { ...phone, name: '휴대폰, 권한 없음', args: { mayManage: false } };
