import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MembershipEndedView } from './membership-ended-view';

const meta = {
  title: '조직/더는 멤버가 아님',
  component: MembershipEndedView,
  args: {
    organizationName: '한빛물산 주식회사',
    others: [{ organizationMemberUuid: '0198c0de-0000-7000-8000-000000000009', name: '도담설계' }],
    isBusy: false,
    onSwitch: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof MembershipEndedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Others: Story = {
  name: '다른 조직이 있음',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '도담설계' }));
    await expect(args.onSwitch).toHaveBeenCalledWith('0198c0de-0000-7000-8000-000000000009');
  },
};
export const Nowhere: Story = { name: '다른 조직이 없음', args: { others: [] } };
export const Loading: Story = { name: '불러오는 중', args: { others: null } };
export const Phone: Story = { ...Others, name: '휴대폰에서', globals: { viewport: { value: 'phone' } } };
