import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { Checkbox } from './checkbox';

const meta = {
  title: '부품/Checkbox',
  component: Checkbox,
  args: { label: '로그인 상태로 두기', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Row gap={5}>
        <Checkbox label="안 고름" />
        <Checkbox label="고름" defaultChecked />
        <Checkbox label="일부" mixed />
        <Checkbox label="잠김" defaultChecked disabledReason="내 권한은 다른 관리자가 바꿀 수 있어요" />
        <Checkbox aria-label="혼자 서는 칸" />
      </Row>
      <Checkbox label="문서 보내기" description="문서를 만들고 보내요" defaultChecked />
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Locked: Story = {
  name: '잠긴 칸은 바뀌지 않아요',
  args: { defaultChecked: true, disabledReason: '내 권한은 다른 관리자가 바꿀 수 있어요' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('내 권한은 다른 관리자가 바꿀 수 있어요');
    await userEvent.keyboard(' ');
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
