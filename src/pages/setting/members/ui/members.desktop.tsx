import { PERMISSIONS, type Member } from '@/entities/member';
import { PermissionCheckbox } from '@/features/member/change-permissions';
import { Avatar } from '@/shared/ui/data/avatar';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Pagination } from '@/shared/ui/data/pagination';
import {
  Table,
  TableBody,
  TableCell,
  TableError,
  TableHead,
  TableHeader,
  TableMessage,
  TableName,
  TableRow,
  TableSkeleton,
} from '@/shared/ui/data/table';
import { MemberFilters } from './member-filters';
import { MemberMenu } from './member-menu';
import { MembersHeader } from './members-header';
import { MemberStatusBadge } from './member-status-badge';
import { MemberTitle } from './member-title';
import type { MembersViewProps } from './members-view';

const COLUMNS = PERMISSIONS.length + 3;

export function MembersDesktop(props: MembersViewProps) {
  const { members, isFailed, mayManage, held, amOwner, filter, onFilter } = props;
  return (
    <>
      <MembersHeader {...props} />
      <MemberFilters filter={filter} onFilter={onFilter} total={members?.total} />
      <Table label="멤버" isLoading={!members && !isFailed}>
        <TableHead>
          <TableHeader>이름</TableHeader>
          <TableHeader>상태</TableHeader>
          {PERMISSIONS.map(({ permission, label }) => (
            <TableHeader key={permission} align="center" narrow>
              {label}
            </TableHeader>
          ))}
          <TableHeader hiddenLabel>메뉴</TableHeader>
        </TableHead>
        <TableBody>
          {isFailed && <TableError columns={COLUMNS} onRetry={props.onRetry} />}
          {!members && !isFailed && <TableSkeleton columns={COLUMNS} rows={9} />}
          {members?.items.length === 0 && (
            <TableMessage columns={COLUMNS}>
              <EmptyState
                kind="nothing-found"
                title="찾는 멤버가 없어요"
                description="다른 말로 찾거나 거르기를 풀어보세요."
              />
            </TableMessage>
          )}
          {members?.items.map((member) => (
            <TableRow key={member.organizationMemberUuid}>
              <TableCell name>
                <MemberName member={member} />
              </TableCell>
              <TableCell>
                <MemberStatusBadge status={member.memberStatusType} />
              </TableCell>
              {PERMISSIONS.map(({ permission }) => (
                <TableCell key={permission} align="center">
                  <PermissionCheckbox member={member} permission={permission} held={held} />
                </TableCell>
              ))}
              <TableCell align="end">
                <MemberMenu member={member} mayManage={mayManage} amOwner={amOwner} onAct={props.onAct} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {members && members.total > 0 && (
        <Pagination
          page={members.page}
          pageSize={members.size}
          total={members.total}
          unit="명"
          onPageChange={(page) => onFilter({ page })}
        />
      )}
    </>
  );
}

const MemberName = ({ member }: { member: Member }) => (
  <TableName
    lead={
      <Avatar name={member.name ?? member.email} me={member.isMe} size={34} photo={member.profileImgUrl ?? undefined} />
    }
    note={member.name && member.email}
  >
    <MemberTitle member={member} />
  </TableName>
);
