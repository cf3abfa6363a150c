import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LandingPlanPage } from './landing-plan-page';

const meta = {
  title: '공개/요금 안내',
  component: LandingPlanPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof LandingPlanPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '문자로 보내기' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /스탠다드/ })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '비즈니스' }));
    await expect(canvas.getByRole('heading', { name: /상담 후 정해요/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '도입 문의하기' })).toBeVisible();
  },
};
