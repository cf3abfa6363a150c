import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { CompanySeal } from '@/entities/company-seal';
import { SealsView } from './seals-view';

const seal = (name: string, change: Partial<CompanySeal> = {}): CompanySeal => ({
  sealId: name,
  name,
  mark: {
    kind: 'SEAL',
    text: '대표이사인',
    shape: 'ROUND',
    face: 'MYEONGJO',
    corporateText: '한빛물산 주식회사',
    sizeMm: 18,
  },
  pictureUrl: null,
  state: 'ACTIVE',
  mayUse: true,
  users: ['김지수', '정해원', '문예린'].map((who) => ({
    organizationMemberUuid: who,
    name: who,
    email: 'who@hanbit.example',
  })),
  replacedBy: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});
const seals = [
  seal('옛 법인인감', { state: 'DESTROYED', replacedBy: '법인인감', users: [] }),
  seal('법인인감'),
  seal('사용인감', { state: 'SUSPENDED', users: [] }),
];

const meta = {
  title: '직인/목록',
  component: SealsView,
  globals: { viewport: { value: 'wide' } },
  args: {
    seals,
    isFailed: false,
    mayManage: true,
    isVerified: true,
    onNew: fn(),
    onAct: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SealsView>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('법인인감쓰는 중김지수 님 외 2명');
    await expect(rows[2]).toHaveTextContent('옛 법인인감바꿈');
    await userEvent.click(canvas.getByRole('button', { name: '사용인감 메뉴' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '다시 쓰기' }));
    await expect(args.onAct).toHaveBeenCalledWith('resume', seals[2]);
  },
};
export const Nothing: Story = { name: '아직 없음', args: { seals: [] } };
export const Unverified: Story = {
  name: '본인 확인이 필요함',
  args: { isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '새 도장' })).toBeNull();
  },
};
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false, seals: [seal('법인인감', { users: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '법인인감 메뉴' })).toBeNull();
  },
};
export const LockedNothing: Story = { name: '권한 없음, 쓸 수 있는 것이 없음', args: { mayManage: false, seals: [] } };
export const Loading: Story = { name: '불러오는 중', args: { seals: null } };
export const Failed: Story = { name: '불러오지 못함', args: { seals: null, isFailed: true } };
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: phone };
