import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleMark } from '../../../../../tests/support/example-mark';
import { MemberMarks } from './member-marks';

const marks = [
  exampleMark('내 서명', { isDefault: true }),
  exampleMark('내 도장', {
    use: 'SEAL',
    isDefault: true,
    mark: { kind: 'SEAL', text: '김지수인', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 12 },
  }),
  exampleMark('계약서에 쓰는 짧은 서명, 이름이 아주 길어서 두 줄로 보이는 것', { use: 'INITIALS' }),
];

const meta = {
  title: '내 서명과 도장/목록',
  component: MemberMarks,
  globals: { viewport: { value: 'wide' } },
  args: { marks, isFailed: false, onNew: fn(), onMove: fn(), onAct: fn(), onRetry: fn() },
} satisfies Meta<typeof MemberMarks>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내 서명 메뉴' }));
    await expect(await screen.findByRole('menuitem', { name: /기본으로 쓰기/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: '지우기' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'remove', mark: marks[0] });
  },
};
export const ByKeyboard: Story = {
  name: '글쇠로 옮기기',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '내 도장 옮기기' }).focus();
    await userEvent.keyboard(' {ArrowUp}');
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
  },
};
export const Nothing: Story = { name: '아직 없음', args: { marks: [] } };
export const Full: Story = {
  name: '가득 참',
  args: { marks: Array.from({ length: 20 }, (_, place) => exampleMark(`서명 ${place + 1}`)) },
};
export const Loading: Story = {
  name: '불러오는 중',
  args: { marks: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '새로 만들기' }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
export const Failed: Story = { name: '불러오지 못함', args: { marks: null, isFailed: true } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: phone };
export const PhoneNothing: Story = { name: '휴대폰, 아직 없음', globals: phone, args: { marks: [] } };
