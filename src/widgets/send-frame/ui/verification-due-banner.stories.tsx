import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { userQueries, type AnnualValidity } from '@/entities/user';
import { VerificationDueBanner } from './verification-due-banner';

const seed = (annualVerification: AnnualValidity) => (cache: QueryClient) =>
  cache.setQueryData(userQueries.session().queryKey, {
    user: {
      userUuid: 'me',
      name: '김지수',
      email: 'jisu.kim@hanbit.example',
      profileImgUrl: null,
      organizationMemberUuid: 'me',
      permissions: ['CONTRACT_SEND'],
    },
    organization: null,
    annualVerification,
  });

const meta = {
  title: '뼈대/VerificationDueBanner',
  component: VerificationDueBanner,
  parameters: { seed: seed({ valid: false, verifiedAt: null, validUntil: null }) },
} satisfies Meta<typeof VerificationDueBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  name: '본인 확인 전',
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: '본인 확인하기' });
    await expect(way).toHaveAttribute('href', expect.stringMatching(/\?returnTo=%2F/));
  },
};
export const Done: Story = {
  name: '본인 확인을 마침',
  parameters: {
    seed: seed({ valid: true, verifiedAt: '2026-10-01T00:00:00Z', validUntil: '2027-10-01T00:00:00Z' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
