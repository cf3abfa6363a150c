import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LandingShell } from './landing-shell';

const meta = {
  title: '공개/LandingShell',
  component: LandingShell,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  args: { children: <h1 style={{ padding: '80px 32px' }}>본문이 여기에 놓여요</h1> },
} satisfies Meta<typeof LandingShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '본문으로 바로 가기' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '도장' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: '서비스' })[0]).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메뉴' }));
    await expect(await screen.findByRole('dialog', { name: '메뉴' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '자주 묻는 질문' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '메뉴' })).toHaveFocus());
  },
};
