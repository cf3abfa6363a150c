import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Group } from '@/entities/group';
import { GroupsDesktop } from './groups.desktop';
import { GroupsMobile } from './groups.mobile';

const group = (name: string, members: number): Group => ({
  groupId: name,
  name,
  organizationMemberUuids: Array.from({ length: members }, (_, place) => `${name} ${place}`),
  version: 1,
});
const groups = [group('물류운영팀', 8), group('영업 1팀', 5), group('인사팀', 0)];

const meta = {
  title: '그룹/목록',
  component: GroupsDesktop,
  globals: { viewport: { value: 'wide' } },
  args: { groups, isFailed: false, mayManage: true, onRetry: fn(), onAct: fn() },
} satisfies Meta<typeof GroupsDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <GroupsMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '물류운영팀 멤버 8명 보기' }));
    await expect(args.onAct).toHaveBeenCalledWith({ act: 'open', group: groups[0] });
  },
};
export const Loading: Story = { name: '불러오는 중', args: { groups: null } };
export const Nothing: Story = { name: '아직 없음', args: { groups: [] } };
export const Failed: Story = { name: '불러오지 못함', args: { groups: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '그룹 만들기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '물류운영팀 메뉴' })).toBeNull();
  },
};
export const NothingLocked: Story = { name: '아직 없음, 권한 없음', args: { groups: [], mayManage: false } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { groups: null } };
export const PhoneNothing: Story = { ...phone, name: '휴대폰, 아직 없음', args: { groups: [] } };
export const PhoneFailed: Story = { ...phone, name: '휴대폰, 불러오지 못함', args: { groups: null, isFailed: true } };
export const PhoneLocked: Story = { ...phone, name: '휴대폰, 권한 없음', args: { mayManage: false } };
