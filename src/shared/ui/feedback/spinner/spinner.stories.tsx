import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

const meta = { title: '부품/Spinner', component: Spinner, args: { label: '문서를 불러오는 중이에요' } } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delayed: Story = {
  name: '0.3초 뒤에',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('문서를 불러오는 중이에요')).not.toBeInTheDocument();
    await canvas.findByText('문서를 불러오는 중이에요');
  },
};
