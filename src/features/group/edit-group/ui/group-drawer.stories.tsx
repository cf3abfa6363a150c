import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Group } from '@/entities/group';
import { memberQueries, type Member } from '@/entities/member';
import { DeleteGroupDialog } from './delete-group-dialog';
import { GroupDrawer } from './group-drawer';

const ORGANIZATION = '0198c0de-0000-7000-8000-000000000001';
const NAMES = ['김지수', '배준호', '정해원', '문예린', '한유나', '이도윤', '박민지', '최하은'];
const members = NAMES.map((name, place): Member => ({
  organizationMemberUuid: `0198c0de-0000-7000-8000-00000000010${place}`,
  userUuid: null,
  name,
  email: `member${place}@hanbit.example`,
  profileImgUrl: null,
  memberStatusType: 'ACCEPTED',
  isOwner: place === 0,
  isMe: place === 0,
  permissions: [],
  invitedAt: null,
  invitationExpiresAt: null,
  acceptedAt: '2026-01-05T00:00:00Z',
}));
const group: Group = {
  groupId: '0198c0de-0000-7000-8000-000000000002',
  name: '물류운영팀',
  organizationMemberUuids: members.slice(1, 4).map(({ organizationMemberUuid }) => organizationMemberUuid),
  version: 3,
};

const meta = {
  title: '그룹/그룹 하나',
  component: GroupDrawer,
  args: { group, organizationUuid: ORGANIZATION, mayManage: true, onClose: fn() },
  parameters: {
    seed: (cache: QueryClient) => cache.setQueryData(memberQueries.accepted(ORGANIZATION).queryKey, members),
  },
} satisfies Meta<typeof GroupDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };

export const Members: Story = {
  name: '고치기',
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '물류운영팀' }));
    await expect(drawer.getByRole('checkbox', { name: /배준호/ })).toBeChecked();
    await userEvent.click(drawer.getByRole('checkbox', { name: /최하은/ }));
    await expect(drawer.getByText('4명')).toBeVisible();
  },
};
export const New: Story = {
  name: '만들기, 빈 채로 누르면',
  args: { group: null },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '만들기' }));
    await expect(await screen.findByText('이름을 적어주세요.')).toBeVisible();
  },
};
export const Read: Story = {
  name: '보기만',
  args: { mayManage: false },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: '물류운영팀' }));
    await expect(drawer.getAllByRole('listitem')).toHaveLength(3);
    await expect(drawer.queryByRole('checkbox')).toBeNull();
  },
};
export const MembersOnPhone: Story = { name: '고치기, 휴대폰', globals: phone };
export const ReadOnPhone: Story = { name: '보기만, 휴대폰', args: { mayManage: false }, globals: phone };
export const Dark: Story = { name: '고치기, 어둡게', globals: { theme: 'dark' } };
export const Deleting: Story = {
  name: '지우기',
  render: (args) => <DeleteGroupDialog group={group} onClose={args.onClose} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '‘물류운영팀’ 그룹을 지울까요?' }));
    await userEvent.click(dialog.getByRole('button', { name: '그만두기' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
