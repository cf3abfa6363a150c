import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IgnoredColumns } from './ignored-columns';

const meta = {
  title: '연락처/넣지 않는 칸',
  component: IgnoredColumns,
  args: { columns: ['번호', '생일', 'J열'] },
} satisfies Meta<typeof IgnoredColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '몇 칸',
  play: ({ canvas }) => expect(canvas.getByText(/‘번호’, ‘생일’, ‘J열’ 칸은 넣지 않아요/)).toBeVisible(),
};

export const Many: Story = {
  name: '여러 칸',
  args: { columns: Array.from({ length: 30 }, (_, place) => `설문 ${place + 1}번 답`) },
  play: ({ canvas }) => expect(canvas.getByText(/‘설문 8번 답’ 외 22개 칸은/)).toBeVisible(),
};

export const None: Story = {
  name: '없음',
  args: { columns: [] },
  play: ({ canvas }) => expect(canvas.queryByText(/칸은 넣지 않아요/)).toBeNull(),
};

export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
