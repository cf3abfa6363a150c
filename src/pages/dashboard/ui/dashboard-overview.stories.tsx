import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contractQueries, type ContractListItem } from '@/entities/contract';
import type { FirstSteps } from '@/entities/help/first-step';
import type { RecentList, Statistics } from '../model/statistics';
import { DashboardOverview } from './dashboard-overview';

const statistics: Statistics = {
  myTurn: 1,
  inProgress: 18,
  openedToday: 4,
  deadlineNear: 3,
  nextDeadline: '2026-11-23T14:59:00Z',
  completed: 96,
  completedThisMonth: 31,
  completedLastMonth: 22,
  averageSigningMinutes: 312,
  averageSigningMinutesBefore: 455,
  sentLastMonth: 40,
  sentDays: Array.from({ length: 22 }, (_, place) => ({
    day: `2026-11-${String(place + 1).padStart(2, '0')}`,
    sent: (place * 3) % 7,
  })),
};
const item = (title: string, change: Partial<ContractListItem> = {}): ContractListItem => ({
  contractId: title,
  kind: 'NORMAL',
  status: 'COMPLETED',
  sealState: 'DONE',
  title,
  documentNo: 'HB-2026-000128',
  sender: { organizationMemberUuid: 'me', name: '최하은' },
  receivers: [
    { receiverUuid: 'a', name: '이도윤', role: 'SIGNER', order: 1, state: 'SIGNED', hasTurn: false, isMe: false },
  ],
  folderId: null,
  labelIds: [],
  expiresAt: '2026-11-23T14:59:00Z',
  scheduledAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  sentAt: '2026-11-20T05:10:00Z',
  endedAt: '2026-11-21T04:00:00Z',
  movedAt: '2026-11-21T04:00:00Z',
  ...change,
});
const waiting = item('물품 공급 계약서_새벽물류', {
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  receivers: [
    { receiverUuid: 'a', name: '김지수', role: 'SIGNER', order: 1, state: 'NOTIFIED', hasTurn: true, isMe: true },
  ],
});
const counts = { ALL: 128, MY_TURN: 1, IN_PROGRESS: 18, COMPLETED: 96, ENDED: 5, DRAFT: 8 };
const recent: RecentList = {
  items: [waiting, item('2026년 근로계약서_이도윤'), item('위임장_백서현', { status: 'CANCELLED' })],
  page: 1,
  size: 6,
  total: 128,
  totalIsExact: true,
  after: null,
  counts,
};

const turnKey = contractQueries.list({ tab: 'MY_TURN', sort: 'EXPIRY', size: 2 }).queryKey;

const ALL_DONE: FirstSteps = {
  isHidden: false,
  steps: [
    { kind: 'DOCUMENT', isDone: true },
    { kind: 'ORGANIZATION', isDone: true },
    { kind: 'MEMBERS', isDone: true },
  ],
};

const meta = {
  title: '홈/일하는 조직',
  component: DashboardOverview,
  globals: { viewport: { value: 'wide' } },
  parameters: {
    seed: (cache: QueryClient) => cache.setQueryData(turnKey, { ...recent, items: [waiting] }),
  },
  args: {
    statistics,
    statisticsFailed: false,
    recent,
    recentFailed: false,
    firstSteps: ALL_DONE,
    maySend: true,
    email: 'gaon@hanbit.example',
    onRetry: fn(),
  },
} satisfies Meta<typeof DashboardOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /내가 서명할 차례예요/ })).toBeVisible();
    await expect(canvas.getByText('최하은 님이 서명을 요청했어요')).toBeVisible();
    await expect(canvas.getByText('지난달 같은 때보다 9건 많아요')).toBeVisible();
  },
};
export const NotMyTurn: Story = { name: '내 차례 없음', args: { statistics: { ...statistics, myTurn: 0 } } };
export const Loading: Story = {
  name: '불러오는 중',
  args: { statistics: null, recent: null },
  parameters: { seed: null },
};

const two: RecentList = { ...recent, items: [waiting, { ...waiting, contractId: 'b', title: '용역계약서_정해원' }] };
let cache: QueryClient;
export const TurnsLoading: Story = {
  name: '내 차례를 불러오는 중',
  args: { statistics: { ...statistics, myTurn: 3 } },
  parameters: {
    seed: (given: QueryClient) => {
      cache = given;
      void cache.prefetchQuery({ queryKey: turnKey, queryFn: () => new Promise<never>(() => {}) });
    },
  },
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('region', { name: /내가 서명할 차례예요/ });
    const rows = () => within(turn).getAllByRole('listitem');
    const heights = rows().map((row) => row.getBoundingClientRect().height);
    await expect(heights).toHaveLength(2);
    await expect(within(turn).queryByRole('button')).toBeNull();
    cache.setQueryData(turnKey, two);
    await expect(await within(turn).findAllByRole('button', { name: '서명하기' })).toHaveLength(2);
    await expect(rows().map((row) => row.getBoundingClientRect().height)).toEqual(heights);
  },
};
export const TurnsLoadingPhone: Story = {
  ...TurnsLoading,
  name: '휴대폰에서 내 차례를 불러오는 중',
  globals: { viewport: { value: 'phone' } },
};

export const FiguresFailed: Story = {
  name: '숫자를 불러오지 못함',
  args: { statistics: null, statisticsFailed: true },
};
export const RecentFailed: Story = {
  name: '최근 문서를 불러오지 못함',
  args: { recent: null, recentFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Narrow: Story = { name: '좁은 화면', globals: { viewport: { value: 'lg' } } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Smallest: Story = {
  name: '가장 좁은 화면',
  globals: { viewport: { value: 'smallest' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
