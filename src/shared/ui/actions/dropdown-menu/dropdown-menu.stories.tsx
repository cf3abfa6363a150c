import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, CalendarClock, Copy, Ellipsis, Eye } from '@/shared/icons';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { DropdownMenu } from './dropdown-menu';

const onPreview = fn();
const onExtend = fn();
const onBrightness = fn();

const meta = {
  title: '부품/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: '문서 더 하기',
    align: 'start',
    trigger: <IconButton label="더 하기" icon={<Ellipsis />} />,
    items: [
      { label: '미리 보기', icon: <Eye />, onSelect: onPreview },
      { label: '복사해서 새로 만들기', icon: <Copy />, to: '/copy' },
      {
        label: '마감 늘리기',
        icon: <CalendarClock />,
        onSelect: onExtend,
        disabledReason: '끝난 문서는 늘릴 수 없어요',
      },
      {
        kind: 'choice',
        label: '화면 밝기',
        value: 'light',
        options: [
          { value: 'light', label: '밝게' },
          { value: 'dark', label: '어둡게' },
        ],
        onValueChange: onBrightness,
      },
      'separator',
      { label: '보내기 취소', icon: <Ban />, danger: true },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '열림',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 하기' }));
    await screen.findByRole('menu');
  },
};
export const Dark: Story = { ...Open, name: '어둡게', globals: { theme: 'dark' } };

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas }) => {
    onPreview.mockClear();
    onExtend.mockClear();
    canvas.getByRole('button', { name: '더 하기' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '미리 보기' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const locked = screen.getByRole('menuitem', { name: /마감 늘리기/ });
    await waitFor(() => expect(locked).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onExtend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onPreview).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '더 하기' })).toHaveFocus());
  },
};

export const Phone: Story = {
  name: '휴대폰에서는 아래에서',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 하기' }));
    await screen.findByRole('dialog', { name: '문서 더 하기' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const PhoneOpen: Story = {
  name: '휴대폰, 열림',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '더 하기' }));
    await screen.findByRole('dialog');
  },
};
