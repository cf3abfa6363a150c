import { List, ListRow } from '@/shared/ui/data/list-row';
import { ListRows } from '@/widgets/list-frame';
import { GroupMenu } from './group-menu';
import { GroupsHeader } from './groups-header';
import type { GroupsViewProps } from './groups-view';
import * as styles from './groups.css';
import { NoGroups } from './no-groups';

export function GroupsMobile(props: GroupsViewProps) {
  const { groups, isFailed, mayManage, onAct } = props;
  return (
    <>
      <GroupsHeader phone {...props} />
      <div className={styles.rows}>
        <ListRows
          list={groups && { items: groups }}
          isFailed={isFailed}
          nothing={<NoGroups {...props} />}
          onRetry={props.onRetry}
          renderRows={(items) => (
            <List label="그룹">
              {items.map((group) => (
                <ListRow
                  key={group.groupId}
                  title={group.name}
                  description={`${group.organizationMemberUuids.length}명`}
                  onOpen={() => onAct({ act: 'open', group })}
                  {...(mayManage && { tail: <GroupMenu group={group} onAct={onAct} /> })}
                />
              ))}
            </List>
          )}
        />
      </div>
    </>
  );
}
