import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContractListItem } from '@/entities/contract';
import type { FirstSteps } from '@/entities/help/first-step';
import type { RecentList, Statistics } from '../model/statistics';
import { DashboardOverview } from './dashboard-overview';

const NOTHING: Statistics = {
  myTurn: 0,
  inProgress: 0,
  openedToday: 0,
  deadlineNear: 0,
  nextDeadline: null,
  completed: 0,
  completedThisMonth: 0,
  completedLastMonth: 0,
  averageSigningMinutes: null,
  averageSigningMinutesBefore: null,
  sentLastMonth: 0,
  sentDays: [],
};
const EMPTY: RecentList = {
  items: [],
  page: 1,
  size: 6,
  total: 0,
  totalIsExact: true,
  after: null,
  counts: { ALL: 0, MY_TURN: 0, IN_PROGRESS: 0, COMPLETED: 0, ENDED: 0, DRAFT: 0 },
};
const FIRST: ContractListItem = {
  contractId: '0198c0de-0000-7000-8000-0000000000c1',
  kind: 'NORMAL',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  title: '표준근로계약서_이도윤',
  documentNo: 'HB-2611-0001',
  sender: { organizationMemberUuid: 'me', name: '최가온' },
  receivers: [
    { receiverUuid: 'a', name: '이도윤', role: 'SIGNER', order: 1, state: 'NOTIFIED', hasTurn: true, isMe: false },
  ],
  folderId: null,
  labelIds: [],
  expiresAt: '2026-12-12T14:59:00Z',
  scheduledAt: null,
  createdAt: '2026-11-28T05:00:00Z',
  sentAt: '2026-11-28T05:10:00Z',
  endedAt: null,
  movedAt: '2026-11-28T05:10:00Z',
};
const SENT_ONE: Statistics = {
  ...NOTHING,
  inProgress: 1,
  sentDays: [
    { day: '2026-11-27', sent: 0 },
    { day: '2026-11-28', sent: 1 },
  ],
};
const steps = (...done: FirstSteps['steps'][number]['kind'][]): FirstSteps => ({
  isHidden: false,
  steps: (['DOCUMENT', 'ORGANIZATION', 'MEMBERS'] as const).map((kind) => ({ kind, isDone: done.includes(kind) })),
});

const meta = {
  title: '홈/처음',
  component: DashboardOverview,
  globals: { viewport: { value: 'wide' } },
  args: {
    statistics: NOTHING,
    statisticsFailed: false,
    recent: EMPTY,
    recentFailed: false,
    firstSteps: steps(),
    maySend: true,
    email: 'gaon@hanbit.example',
    onRetry: fn(),
  },
} satisfies Meta<typeof DashboardOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = {
  name: '막 가입함',
  play: async ({ canvas }) => {
    const ways = canvas.getByRole('region', { name: '어떻게 시작할까요?' });
    await expect(within(ways).getByRole('link', { name: '파일 올리기' })).toHaveAttribute(
      'href',
      '/contract/send/upload',
    );
    await expect(within(ways).getByRole('link', { name: '양식 고르기' })).toHaveAttribute('href', '/template/store');
    await expect(canvas.getByRole('link', { name: '멤버 초대' })).toHaveAttribute('href', '/setting/member');
  },
};
export const Asking: Story = {
  name: '내게 보낼지 물음',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '내게 보내보기' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '내게 먼저 보내볼까요?' });
    await expect(dialog).toHaveTextContent('gaon@hanbit.example');
    await expect(within(dialog).getByRole('button', { name: '보내고 서명하기' })).toBeVisible();
  },
};
export const SomeDone: Story = {
  name: '몇 가지 함',
  args: { firstSteps: steps('ORGANIZATION') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '조직 정보' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '첫 문서' })).toBeVisible();
  },
};
export const Hidden: Story = {
  name: '그만 봄',
  args: { firstSteps: { ...steps(), isHidden: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('처음 할 일')).toBeNull();
    await expect(canvas.getByRole('link', { name: '새 문서 보내기' })).toBeVisible();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { firstSteps: undefined, recent: null, statistics: null } };
export const StepsFailed: Story = {
  name: '할 일을 불러오지 못함',
  args: { firstSteps: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '내게 보내보기' })).toBeVisible();
    await expect(canvas.queryByText('처음 할 일')).toBeNull();
  },
};
export const NoPermission: Story = {
  name: '권한 없음',
  args: { maySend: false, firstSteps: { isHidden: false, steps: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '내게 보내보기' })).toBeNull();
    await expect(canvas.getByText('문서를 보내려면 관리자에게 권한을 부탁해보세요.')).toBeVisible();
  },
};
export const AfterFirst: Story = {
  name: '첫 문서를 보낸 뒤',
  args: {
    statistics: SENT_ONE,
    recent: { ...EMPTY, items: [FIRST], total: 1, counts: { ...EMPTY.counts, ALL: 1, IN_PROGRESS: 1 } },
    firstSteps: steps('DOCUMENT'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: FIRST.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '그만 볼게요' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '어떻게 시작할까요?' })).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: '휴대폰, 어둡게', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
