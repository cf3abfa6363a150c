import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { signContract } from '../../../../tests/support/sign-contract';
import { FirstPagePreview } from './first-page-preview';

const meta = {
  title: '받는 분/첫 쪽',
  component: FirstPagePreview,
  parameters: { layout: 'fullscreen' },
  args: { contract: signContract(), onSeen: fn() },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof FirstPagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: '첫 쪽이 보임' };
export const Waiting: Story = { name: '불러오는 중', args: { contract: null } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', args: { contract: null }, globals: { theme: 'dark' } };
