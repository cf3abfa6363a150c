import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Member } from '@/entities/member';
import { MembersDesktop } from './members.desktop';
import { MembersMobile } from './members.mobile';

const member = (name: string, change: Partial<Member> = {}): Member => ({
  organizationMemberUuid: name,
  name,
  email: `${name}@saebyeok.example`,
  userUuid: null,
  profileImgUrl: null,
  permissions: ['CONTRACT_SEND'],
  memberStatusType: 'ACCEPTED',
  isMe: false,
  isOwner: false,
  invitedAt: null,
  invitationExpiresAt: null,
  acceptedAt: '2026-08-01T00:00:00Z',
  ...change,
});
const items = [
  member('윤도현', { email: 'dohyun@saebyeok.example', isMe: true, isOwner: true }),
  member('문예린', { email: 'yerin.moon@saebyeok.example' }),
  member('이도윤', { email: 'doyun@saebyeok.example', permissions: [], memberStatusType: 'INVITED', name: null }),
];
const listed = { items, page: 1, size: 20, total: 43 };
const nothing = { items: [], page: 1, size: 20, total: 0 };

const meta = {
  title: '멤버/목록',
  component: MembersDesktop,
  globals: { viewport: { value: 'wide' } },
  args: {
    members: listed,
    isFailed: false,
    memberCount: 42,
    mayManage: true,
    held: ['MEMBER_MANAGE', 'CONTRACT_SEND'],
    amOwner: true,
    filter: { status: null, permission: null, search: '', page: 1 },
    onFilter: fn(),
    onRetry: fn(),
    onInvite: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof MembersDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <MembersMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '문예린 문서 보내기' })).toBeChecked();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { members: null } };
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { members: nothing, filter: { status: null, permission: null, search: '없는 사람', page: 1 } },
};
export const Failed: Story = { name: '불러오지 못함', args: { members: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false, held: [], amOwner: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '멤버 초대하기' })).toBeNull();
  },
};
export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { members: null } };
export const PhoneNothingFound: Story = { ...phone, name: '휴대폰, 찾는 것이 없음', args: { members: nothing } };
export const PhoneFailed: Story = { ...phone, name: '휴대폰, 불러오지 못함', args: { members: null, isFailed: true } };
