import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NameList } from './name-list';

const meta = {
  title: '부품/NameList',
  component: NameList,
  args: {
    label: '연락처 그룹',
    items: [
      { id: 'a', name: '거래처', note: '12명' },
      { id: 'b', name: '프리랜서', note: '3명' },
    ],
    addLabel: '새 그룹',
    empty: '아직 그룹이 없어요.',
    deleteNote: '연락처는 그대로 있어요.',
    isBusy: false,
    error: null,
    onAct: fn(),
  },
} satisfies Meta<typeof NameList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {
  name: '이름',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '새 그룹' }), '직원{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'add', name: '직원' }, expect.any(Function));
    await userEvent.click(canvas.getByRole('button', { name: '거래처 이름 바꾸기' }));
    const name = canvas.getByRole('textbox', { name: '거래처의 새 이름' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' 전체{Enter}');
    await expect(args.onAct).toHaveBeenLastCalledWith(
      { act: 'rename', id: 'a', name: '거래처 전체' },
      expect.any(Function),
    );
  },
};
export const Deleting: Story = {
  name: '지우기 전에',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '프리랜서 지우기' }));
    await expect(canvas.getByText(/‘프리랜서’ 이름을 지울까요/)).toBeVisible();
  },
};
export const Empty: Story = { name: '아직 없음', args: { items: [] } };
export const Failed: Story = { name: '하지 못함', args: { error: '같은 이름이 이미 있어요.' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
