import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './stepper';

const meta = {
  title: '부품/Stepper',
  component: Stepper,
  args: {
    label: '보내는 순서',
    steps: [{ label: '파일 올리기', href: '/' }, { label: '받는 분' }, { label: '서명 칸 놓기' }],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  name: '가운데',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '파일 올리기' })).toBeVisible();
    await expect(canvas.getByText('받는 분').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
