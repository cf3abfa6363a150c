import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContractListItem } from '@/entities/contract';
import { filingQueries } from '@/entities/filing';
import type { ListFilter } from '../model/list-filter';
import { useSelection } from '../model/use-selection';
import { ContractsDesktop } from './contracts.desktop';
import { ContractsMobile } from './contracts.mobile';
import type { ContractsViewProps } from './contracts-view';

type Person = ContractListItem['receivers'][number];
const LABEL = '0198c0de-0000-7000-8000-0000000000b1';
const now = new Date('2026-11-22T05:00:00Z');
const person = (name: string, change: Partial<Person> = {}): Person => ({
  receiverUuid: name,
  name,
  role: 'SIGNER',
  order: 1,
  state: 'WAITING',
  hasTurn: false,
  isMe: false,
  ...change,
});
const contract = (title: string, change: Partial<ContractListItem> = {}): ContractListItem => ({
  contractId: title,
  kind: 'NORMAL',
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  title,
  documentNo: 'HB-2026-000128',
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  receivers: [person('정해원', { state: 'SIGNED' }), person('이도윤', { order: 2, state: 'OPENED', hasTurn: true })],
  folderId: null,
  labelIds: [],
  expiresAt: '2026-12-04T14:59:00Z',
  scheduledAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  sentAt: '2026-11-20T05:10:00Z',
  endedAt: null,
  movedAt: '2026-11-22T02:10:00Z',
  ...change,
});
const signed = [person('박서준', { state: 'SIGNED' })];
const items = [
  contract('2026년 근로계약서_이도윤', { labelIds: [LABEL] }),
  contract('물품 공급 계약서_새벽물류', {
    receivers: [person('김지수', { hasTurn: true, isMe: true, state: 'NOTIFIED' }), person('문예린', { order: 2 })],
    expiresAt: '2026-11-22T14:59:00Z',
  }),
  contract('비밀유지 계약서_도담소프트', { expiresAt: '2026-11-24T14:59:00Z' }),
  contract('임대차 계약서_성수동', { receivers: signed, sealState: 'PENDING' }),
  contract('용역 계약서_최하은', { receivers: signed, sealState: 'RETRYING' }),
  contract('물품 공급 계약서_정해원', { receivers: signed, sealState: 'HELD' }),
  contract('개인정보 동의서_박서준', { status: 'COMPLETED', receivers: signed, endedAt: '2026-11-21T04:00:00Z' }),
  contract('업무 위탁 계약서_정민재', { status: 'REJECTED', receivers: [person('정민재', { state: 'REJECTED' })] }),
  contract('견적서_한강건설', { status: 'CANCELLED' }),
  contract('연봉 계약서_오세린', { status: 'EXPIRED' }),
  contract('위임장_백서현', { status: 'SCHEDULED', scheduledAt: '2026-11-25T00:00:00Z', documentNo: null }),
  contract('쓰다 만 계약서', { status: 'DRAFT', receivers: [], documentNo: null, expiresAt: null }),
];
const counts = { ALL: 128, MY_TURN: 1, IN_PROGRESS: 5, COMPLETED: 96, ENDED: 3, DRAFT: 2 };
const list = { items, page: 1, total: 128, totalIsExact: true, after: null, counts };
const nothing = {
  ...list,
  items: [],
  total: 0,
  counts: { ALL: 0, MY_TURN: 0, IN_PROGRESS: 0, COMPLETED: 0, ENDED: 0, DRAFT: 0 },
};
const filter: ListFilter = {
  tab: 'ALL',
  search: '',
  period: null,
  sender: null,
  folder: null,
  label: null,
  template: null,
  batch: null,
  directUrl: null,
  sort: 'MOVED',
  page: 1,
  after: null,
  hidden: [],
};

type ContractsProps = Omit<ContractsViewProps, 'selection'> & { phone?: boolean };

function Contracts({ phone = false, ...props }: ContractsProps) {
  const ids = props.list?.items.map(({ contractId }) => contractId) ?? [];
  const selection = useSelection(ids, props.list?.total ?? 0, 'filter');
  return phone ? (
    <ContractsMobile {...props} selection={selection} />
  ) : (
    <ContractsDesktop {...props} selection={selection} />
  );
}

const meta = {
  title: '계약/문서함',
  component: Contracts,
  parameters: {
    seed: (cache: QueryClient) => cache.setQueryData(filingQueries.savedViews().queryKey, []),
  },
  globals: { viewport: { value: 'wide' } },
  args: {
    list,
    isFailed: false,
    isMore: false,
    filter,
    choices: {
      folders: [],
      labels: [{ labelId: LABEL, name: '인사', color: 'BLUE' }],
      senders: [],
      templates: [],
      batches: [],
      links: [],
    },
    maySend: true,
    maySeeAll: false,
    now,
    actsOn: () => ['remind', 'extend', 'share', 'duplicate', 'cancel'],
    onFilter: fn(),
    onRetry: fn(),
    onAct: fn(),
    onBulk: fn(),
    onFiling: fn(),
  },
} satisfies Meta<typeof Contracts>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'phone' } };

export const Listed: Story = {
  name: '모든 상태',
  play: async ({ canvas }) => {
    const numbered = items.filter(({ documentNo }) => documentNo !== null);
    await expect(canvas.getAllByText('HB-2026-000128')).toHaveLength(numbered.length);
  },
};
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const Nothing: Story = { name: '아직 없음', args: { list: nothing } };
export const NoPermission: Story = {
  name: '보낼 권한 없음',
  args: { list: nothing, maySend: false, actsOn: () => [] },
};
export const NothingMine: Story = {
  name: '내 차례가 없음',
  args: { list: nothing, filter: { ...filter, tab: 'MY_TURN' } },
};
export const NothingCompleted: Story = {
  name: '끝난 것이 없음',
  args: { list: nothing, filter: { ...filter, tab: 'COMPLETED' } },
};
export const NothingEnded: Story = {
  name: '거절된 것이 없음',
  args: { list: nothing, filter: { ...filter, tab: 'ENDED' } },
};
export const NoDraft: Story = { name: '쓰던 것이 없음', args: { list: nothing, filter: { ...filter, tab: 'DRAFT' } } };
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { list: nothing, filter: { ...filter, search: '없는 문서', period: 'month', label: LABEL } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '거르기 모두 풀기' }).at(-1) ?? document.body);
    await expect(args.onFilter).toHaveBeenCalled();
  },
};
export const Failed: Story = { name: '불러오지 못함', args: { list: null, isFailed: true } };
export const Selected: Story = {
  name: '두 건 선택',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '2026년 근로계약서_이도윤 고르기' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '견적서_한강건설 고르기' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('2건 선택');
    await userEvent.click(canvas.getByRole('button', { name: '다시 알리기' }));
    await expect(args.onBulk).toHaveBeenCalledWith('REMIND');
  },
};
export const AllSelected: Story = {
  name: '모두 선택',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '이 쪽 모두 고르기' }));
    await userEvent.click(canvas.getByRole('button', { name: '128건 모두 고르기' }));
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('128건 선택');
  },
};
export const FewColumns: Story = {
  name: '열 줄이기',
  args: { filter: { ...filter, hidden: ['track', 'sender'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('columnheader', { name: '보낸 사람' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '열' }));
    await userEvent.click(within(document.body).getByRole('menuitem', { name: '서명' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ hidden: ['sender'], page: 1 });
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Narrow: Story = { name: '좁은 화면', globals: { viewport: { value: 'lg' } } };

export const Phone: Story = { name: '휴대폰', args: { phone: true }, globals: PHONE };
export const PhoneLoading: Story = { name: '휴대폰, 불러오는 중', args: { phone: true, list: null }, globals: PHONE };
export const PhoneNothing: Story = { name: '휴대폰, 아직 없음', args: { phone: true, list: nothing }, globals: PHONE };
export const PhoneFailed: Story = {
  name: '휴대폰, 불러오지 못함',
  args: { phone: true, list: null, isFailed: true },
  globals: PHONE,
};
