import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { ListRow } from '@/shared/ui/data/list-row';
import { TableCell, TableHeader, TableRow } from '@/shared/ui/data/table';
import { FilterBar } from '@/shared/ui/layout/filter-bar';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { FilterChoice } from './filter-choice';
import { ListDesktop } from './list.desktop';
import type { ListFrameProps } from './list-frame';
import { ListMobile } from './list.mobile';
import { NothingFound } from './nothing-found';

type Person = { id: string; name: string; team: string };
type PeopleProps = Pick<ListFrameProps<Person>, 'list' | 'isFailed' | 'onRetry' | 'onPage'> & {
  team: string | null;
  onTeam: (team: string | null) => void;
  isPhone?: boolean;
};

const items: Person[] = [
  { id: 'a', name: '문예린', team: '인사' },
  { id: 'b', name: '이도윤', team: '물류' },
  { id: 'c', name: '정해원', team: '물류' },
];
const TEAMS = ['인사', '물류'].map((name) => ({ value: name, label: name }));

function People({ team, onTeam, isPhone = false, ...list }: PeopleProps) {
  const frame = {
    ...list,
    label: '사람',
    unit: '명',
    header: <PageHeader title="사람" description="한 목록의 틀이에요." />,
    filters: (
      <FilterBar search={<SearchBox placeholder="이름" value="" onSearch={() => {}} />}>
        <FilterChoice label="팀" chosen={team} options={TEAMS} onChoose={onTeam} />
      </FilterBar>
    ),
    nothing: <NothingFound title="찾는 사람이 없어요" onClear={() => onTeam(null)} />,
  };
  return isPhone ? (
    <ListMobile {...frame} renderRow={({ id, name, team: of }) => <ListRow key={id} title={name} description={of} />} />
  ) : (
    <ListDesktop
      {...frame}
      columns={2}
      head={
        <>
          <TableHeader>이름</TableHeader>
          <TableHeader>팀</TableHeader>
        </>
      }
      renderRow={({ id, name, team: of }) => (
        <TableRow key={id}>
          <TableCell name>{name}</TableCell>
          <TableCell>{of}</TableCell>
        </TableRow>
      )}
    />
  );
}

const meta = {
  title: '뼈대/목록의 틀',
  component: People,
  args: {
    list: { items, page: 1, size: 20, total: 43 },
    isFailed: false,
    team: null,
    onRetry: fn(),
    onPage: fn(),
    onTeam: fn(),
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { items: [], page: 1, size: 20, total: 0 };
const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 쪽' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const Filtered: Story = {
  name: '거른 목록',
  args: { team: '물류', list: { items: items.slice(1), page: 1, size: 20, total: 2 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '팀: 물류' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '팀 거르기 풀기' }));
    await expect(args.onTeam).toHaveBeenCalledWith(null);
  },
};
export const Loading: Story = { name: '불러오는 중', args: { list: null } };
export const Nothing: Story = {
  name: '찾는 것이 없음',
  args: { list: nothing, team: '인사' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거르기 모두 풀기' }));
    await expect(args.onTeam).toHaveBeenCalledWith(null);
  },
};
const beyond = { items: [], page: 9, size: 20, total: 43 };
const goBack: Story['play'] = async ({ canvas, args }) => {
  await expect(canvas.getByText('목록은 3쪽까지 있어요.')).toBeVisible();
  // The page is empty, so there is no range to show.
  await expect(canvas.queryByText(/43명 중/)).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: '마지막 쪽 보기' }));
  await expect(args.onPage).toHaveBeenCalledWith(3);
};
export const BeyondLastPage: Story = { name: '끝을 지난 쪽', args: { list: beyond }, play: goBack };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { list: null, isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...phone, name: '휴대폰', args: { isPhone: true } };
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { isPhone: true, list: null } };
export const PhoneNothing: Story = {
  ...phone,
  name: '휴대폰, 찾는 것이 없음',
  args: { isPhone: true, list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const PhoneBeyondLastPage: Story = {
  ...phone,
  name: '휴대폰, 끝을 지난 쪽',
  args: { isPhone: true, list: beyond },
  play: goBack,
};
export const PhoneFailed: Story = {
  ...phone,
  name: '휴대폰, 불러오지 못함',
  args: { isPhone: true, list: null, isFailed: true },
};
