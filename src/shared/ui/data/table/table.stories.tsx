import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from '@/shared/icons';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '@/shared/ui/data/avatar';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Badge } from '@/shared/ui/feedback/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableName, TableRow, type SortDirection } from './table';
import { RowLink, TableError, TableMessage, TableSelectionLine, TableSkeleton } from './table-states';
import { useRowSelection } from './use-row-selection';

const PEOPLE = [
  { id: 'a', name: '김지수', mail: 'jisu.kim@hanbit.co.kr', status: '활동 중' },
  { id: 'b', name: '정해원', mail: 'hw.jung@hanbit.co.kr', status: '활동 중' },
  { id: 'c', name: '강나래', mail: 'narae.kang@hanbit.co.kr', status: '초대 보냄' },
  { id: 'd', name: '신우진', mail: 'wj.shin@hanbit.co.kr', status: '초대 만료' },
] as const;

function Members() {
  const [direction, setDirection] = useState<SortDirection>('ascending');
  const people = direction === 'ascending' ? PEOPLE : PEOPLE.toReversed();
  const selection = useRowSelection(people.map(({ id }) => id));
  return (
    <Table label="멤버">
      <TableHead>
        <TableHeader narrow>
          <Checkbox aria-label="이 쪽 모두 고르기" {...selection.headCheckbox} />
        </TableHeader>
        <TableHeader sort={direction} onSort={setDirection}>
          이름
        </TableHeader>
        <TableHeader>상태</TableHeader>
        <TableHeader align="end" hiddenLabel>
          더 하기
        </TableHeader>
      </TableHead>
      <TableBody>
        {selection.selected.size === people.length && (
          <TableSelectionLine columns={4}>이 쪽 {people.length}명을 골랐어요.</TableSelectionLine>
        )}
        {people.map(({ id, name, mail, status }) => (
          <TableRow key={id} clickable selected={selection.isSelected(id)} onKeyDown={selection.onRowKeyDown(id)}>
            <TableCell interactive>
              <Checkbox aria-label={`${name} 고르기`} {...selection.rowCheckbox(id)} />
            </TableCell>
            <TableCell name>
              <TableName lead={<Avatar name={name} size={34} me={id === 'a'} />} note={mail}>
                <RowLink to={`/members/${id}`}>{name}</RowLink>
              </TableName>
            </TableCell>
            <TableCell>
              <Badge>{status}</Badge>
            </TableCell>
            <TableCell align="end" interactive>
              <IconButton label={`${name} 더 하기`} icon={<Ellipsis />} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = { title: '부품/Table', component: Members } satisfies Meta<typeof Members>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { name: '줄' };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };

export const Sorting: Story = {
  name: '늘어놓기',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: '이름' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '이름' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('신우진');
  },
};

export const Selecting: Story = {
  name: '고르기',
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '이 쪽 모두 고르기' });
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: '김지수 고르기' }));
    await expect(all).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: '강나래 고르기' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: '정해원 고르기' })).toBeChecked();
    canvas.getByRole('link', { name: '신우진' }).focus();
    await user.keyboard('{CapsLock>}X{/CapsLock}');
    await expect(all).toBeChecked();
    await expect(canvas.getByText('이 쪽 4명을 골랐어요.')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(all).not.toBeChecked();
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: '강나래' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '신우진' })).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    await expect(all).toBeChecked();
  },
};

const onRetry = fn();
const head = (
  <TableHead>
    <TableHeader>이름</TableHeader>
    <TableHeader>상태</TableHeader>
    <TableHeader>메일</TableHeader>
  </TableHead>
);
export const Loading: Story = {
  name: '불러오는 중',
  render: () => (
    <Table label="멤버" isLoading>
      {head}
      <TableBody>
        <TableSkeleton columns={3} rows={5} />
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { hidden: true });
  },
};
export const Failed: Story = {
  name: '못 불러옴',
  render: () => (
    <Table label="멤버">
      {head}
      <TableBody>
        <TableError columns={3} onRetry={onRetry} />
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  name: '없음',
  render: () => (
    <Table label="멤버">
      {head}
      <TableBody>
        <TableMessage columns={3}>
          <EmptyState
            kind="nothing-found"
            size="panel"
            title="찾는 멤버가 없어요"
            description="다른 말로 찾아보세요."
          />
        </TableMessage>
      </TableBody>
    </Table>
  ),
};
