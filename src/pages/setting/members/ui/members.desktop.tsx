import { PERMISSIONS, type Member } from '@/entities/member';
import { PermissionCheckbox } from '@/features/member/change-permissions';
import { Avatar } from '@/shared/ui/data/avatar';
import { TableCell, TableHeader, TableName, TableRow } from '@/shared/ui/data/table';
import { ListDesktop } from '@/widgets/list-frame';
import { MemberFilters } from './member-filters';
import { MemberMenu } from './member-menu';
import { MembersHeader } from './members-header';
import { MemberStatusBadge } from './member-status-badge';
import { MemberTitle } from './member-title';
import type { MembersViewProps } from './members-view';
import { NoMembers } from './no-members';

const COLUMNS = PERMISSIONS.length + 3;

export function MembersDesktop(props: MembersViewProps) {
  const { members, isFailed, mayManage, held, amOwner, filter, onFilter } = props;
  return (
    <ListDesktop
      header={<MembersHeader {...props} />}
      filters={<MemberFilters filter={filter} onFilter={onFilter} total={members?.total} />}
      label="멤버"
      unit="명"
      list={members}
      isFailed={isFailed}
      nothing={<NoMembers />}
      onRetry={props.onRetry}
      onPage={(page) => onFilter({ page })}
      columns={COLUMNS}
      skeletonRows={9}
      head={
        <>
          <TableHeader>이름</TableHeader>
          <TableHeader>상태</TableHeader>
          {PERMISSIONS.map(({ permission, label }) => (
            <TableHeader key={permission} align="center" narrow>
              {label}
            </TableHeader>
          ))}
          <TableHeader hiddenLabel>메뉴</TableHeader>
        </>
      }
      renderRow={(member) => (
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
      )}
    />
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
