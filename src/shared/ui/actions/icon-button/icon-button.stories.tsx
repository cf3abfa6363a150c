import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Ellipsis, Star, X } from '@/shared/icons';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Row } from '@/shared/ui/layout/stack';
import { IconButton } from './icon-button';

const meta = {
  title: '부품/IconButton',
  component: IconButton,
  args: { label: '더 하기', icon: <Ellipsis />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row>
      <IconButton label="더 하기" icon={<Ellipsis />} />
      <IconButton label="알림" icon={<Bell />} count={3} />
      <IconButton label="내 차례" icon={<Bell />} count={12} countTone="seal" />
      <IconButton label="거르기" icon={<Star />} variant="line" />
      <IconButton label="별표" icon={<Star />} pressed />
      <IconButton label="닫기" icon={<X />} size="sm" />
      <IconButton label="지우기" icon={<X />} disabledReason="보낸 문서는 지울 수 없어요" />
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Tip: Story = {
  name: '초점을 받으면 이름이 보여요',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '더 하기' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('더 하기')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
