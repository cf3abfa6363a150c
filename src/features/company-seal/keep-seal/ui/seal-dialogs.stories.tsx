import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CompanySeal } from '@/entities/company-seal';
import { memberQueries, type Member } from '@/entities/member';
import { DestroySealDialog } from './destroy-seal-dialog';
import { RenameSealDialog } from './rename-seal-dialog';
import { SealUsersDialog } from './seal-users-dialog';

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
const seal: CompanySeal = {
  sealId: '0198c0de-0000-7000-8000-000000000002',
  name: '사용인감',
  mark: { kind: 'SEAL', text: '인', shape: 'ROUND', face: 'MYEONGJO', corporateText: '한빛물산', sizeMm: 18 },
  pictureUrl: null,
  state: 'ACTIVE',
  mayUse: true,
  users: members.slice(0, 2).map(({ organizationMemberUuid, name, email }) => ({
    organizationMemberUuid,
    name: name ?? '',
    email,
  })),
  replacedBy: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
};
const onClose = fn();

const meta = {
  title: '직인/묻는 창',
  component: SealUsersDialog,
  args: { seal, organizationUuid: ORGANIZATION, onClose },
  parameters: {
    seed: (cache: QueryClient) => cache.setQueryData(memberQueries.accepted(ORGANIZATION).queryKey, members),
  },
} satisfies Meta<typeof SealUsersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };

export const Users: Story = {
  name: '쓸 수 있는 분',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '쓸 수 있는 분' }));
    await expect(dialog.getByRole('checkbox', { name: /배준호/ })).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox', { name: '이름이나 메일로 찾기' }), '정해');
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  },
};
export const UsersOnPhone: Story = { name: '쓸 수 있는 분, 휴대폰', globals: phone };
export const UsersDark: Story = { name: '쓸 수 있는 분, 어둡게', globals: { theme: 'dark' } };
export const NoResults: Story = {
  name: '찾는 분이 없음',
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '이름이나 메일로 찾기' }), '없는 이름');
    await expect(screen.getByText('찾는 분이 없어요.')).toBeVisible();
  },
};
export const Renaming: Story = {
  name: '이름 바꾸기',
  render: () => <RenameSealDialog seal={seal} onClose={onClose} />,
  play: async () => expect(await screen.findByRole('dialog')).toBeVisible(),
};
export const Destroying: Story = {
  name: '없애기',
  render: () => <DestroySealDialog seal={seal} onClose={onClose} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '‘사용인감’ 도장을 없앨까요?' }));
    await expect(dialog.getByText('다시 쓸 수 없어요. 기록은 남아요.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '그만두기' }));
    await expect(onClose).toHaveBeenCalled();
  },
};
export const DestroyingDark: Story = { ...Destroying, name: '없애기, 어둡게', globals: { theme: 'dark' } };
