import { LinkButton } from '@/shared/ui/actions/link';
import { TableCell, TableHeader, TableName, TableRow } from '@/shared/ui/data/table';
import { ListTable } from '@/widgets/list-frame';
import { GroupMenu } from './group-menu';
import { GroupsHeader } from './groups-header';
import type { GroupsViewProps } from './groups-view';
import { NoGroups } from './no-groups';

const COLUMNS = 3;

export function GroupsDesktop(props: GroupsViewProps) {
  const { groups, isFailed, mayManage, onAct } = props;
  return (
    <>
      <GroupsHeader {...props} />
      <ListTable
        label="그룹"
        list={groups && { items: groups }}
        isFailed={isFailed}
        columns={COLUMNS}
        skeletonRows={5}
        nothing={<NoGroups {...props} />}
        onRetry={props.onRetry}
        head={
          <>
            <TableHeader>이름</TableHeader>
            <TableHeader>멤버</TableHeader>
            <TableHeader hiddenLabel>메뉴</TableHeader>
          </>
        }
        renderRow={(group) => (
          <TableRow key={group.groupId}>
            <TableCell name>
              <TableName>{group.name}</TableName>
            </TableCell>
            <TableCell>
              <LinkButton
                aria-label={`${group.name} 멤버 ${group.organizationMemberUuids.length}명 보기`}
                onClick={() => onAct({ act: 'open', group })}
              >
                {group.organizationMemberUuids.length}명
              </LinkButton>
            </TableCell>
            <TableCell align="end">{mayManage && <GroupMenu group={group} onAct={onAct} />}</TableCell>
          </TableRow>
        )}
      />
    </>
  );
}
