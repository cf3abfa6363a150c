import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '@/shared/ui/layout/stack';
import { BellButton } from './bell-button';

const meta = { title: '틀/알림 종', component: BellButton, args: { unread: 0 } } satisfies Meta<typeof BellButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  name: '읽지 않은 수',
  render: () => (
    <Row>
      <BellButton unread={0} />
      <BellButton unread={3} />
      <BellButton unread={42} />
      <BellButton unread={100} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '알림' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '알림 99+개' })).toBeVisible();
  },
};
export const Dark: Story = { ...Counts, name: '어둡게', globals: { theme: 'dark' } };
