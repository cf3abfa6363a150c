import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingShell } from '@/widgets/landing-shell';
import { Hero } from './hero';
import { LandingHomePage } from './landing-home-page';

const meta = {
  title: '공개/랜딩',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <LandingShell>
      <Hero />
    </LandingShell>
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HeroDesktop: Story = {};
export const HeroDark: Story = { globals: { theme: 'dark' } };
export const HeroPhone: Story = { globals: { viewport: { value: 'phone' } } };

const page: Story = {
  render: () => (
    <LandingShell>
      <LandingHomePage />
    </LandingShell>
  ),
};

export const Page: Story = {
  ...page,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName.slice(1));
    await expect(levels.join(' ')).toBe('1 2 3 3 3 2 2 2');
  },
};
export const PageDark: Story = { ...page, globals: { theme: 'dark' } };
export const PagePhone: Story = { ...page, globals: { viewport: { value: 'phone' } } };
export const PagePhoneDark: Story = { ...page, globals: { theme: 'dark', viewport: { value: 'phone' } } };
