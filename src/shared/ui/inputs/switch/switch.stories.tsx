import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '@/shared/ui/layout/stack';
import { Switch } from './switch';

const meta = {
  title: '부품/Switch',
  component: Switch,
  args: { label: '순서대로', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: (args) => (
    <Row gap={6}>
      <Switch {...args} label="꺼짐" />
      <Switch {...args} label="켜짐" checked />
      <Switch {...args} label="잠김" checked disabledReason="관리자만 바꿀 수 있어요" />
    </Row>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '꺼짐' }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
