import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';

const meta = {
  title: '부품/ProgressBar',
  component: ProgressBar,
  args: { label: '계약서.pdf 올리는 중', share: 0.62 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Work: Story = {
  name: '하는 중',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '계약서.pdf 올리는 중' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};
export const Quantity: Story = { name: '양', args: { kind: 'quantity' } };
export const NearlyFull: Story = { name: '거의 다 참', args: { kind: 'quantity', share: 0.94 } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
