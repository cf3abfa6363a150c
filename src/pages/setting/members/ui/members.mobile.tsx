import { useState } from 'react';
import { PERMISSIONS, type Member, type Permission } from '@/entities/member';
import { PermissionCheckbox } from '@/features/member/change-permissions';
import { Avatar } from '@/shared/ui/data/avatar';
import { ListRow } from '@/shared/ui/data/list-row';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { ListMobile } from '@/widgets/list-frame';
import { MemberFilters } from './member-filters';
import { MemberMenu } from './member-menu';
import { MembersHeader } from './members-header';
import { MemberStatusBadge } from './member-status-badge';
import { MemberTitle } from './member-title';
import type { MembersViewProps } from './members-view';
import { NoMembers } from './no-members';
import * as styles from './members.css';

export function MembersMobile(props: MembersViewProps) {
  const { members, isFailed, mayManage, held, amOwner, filter, onFilter, onAct } = props;
  const [openUuid, setOpenUuid] = useState<string | null>(null);
  const open = members?.items.find((member) => member.organizationMemberUuid === openUuid);

  return (
    <>
      <ListMobile
        header={<MembersHeader {...props} />}
        filters={<MemberFilters filter={filter} onFilter={onFilter} total={members?.total} />}
        label="멤버"
        unit="명"
        list={members}
        isFailed={isFailed}
        nothing={<NoMembers />}
        onRetry={props.onRetry}
        onPage={(page) => onFilter({ page })}
        renderRow={(member) => (
          <ListRow
            key={member.organizationMemberUuid}
            lead={
              <Avatar
                name={member.name ?? member.email}
                me={member.isMe}
                size={34}
                photo={member.profileImgUrl ?? undefined}
              />
            }
            title={<MemberTitle member={member} />}
            description={member.name && member.email}
            onOpen={() => setOpenUuid(member.organizationMemberUuid)}
            tail={
              <span className={styles.rowActions}>
                <MemberStatusBadge status={member.memberStatusType} />
                <MemberMenu member={member} mayManage={mayManage} amOwner={amOwner} onAct={onAct} />
              </span>
            }
          />
        )}
      />
      {open && <PermissionSheet member={open} held={held} onClose={() => setOpenUuid(null)} />}
    </>
  );
}

const PermissionSheet = ({
  member,
  held,
  onClose,
}: {
  member: Member;
  held: readonly Permission[];
  onClose: () => void;
}) => (
  <Sheet
    open
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={member.name ?? member.email}
    description={member.email}
  >
    <div className={styles.permissions}>
      {PERMISSIONS.map(({ permission, label, description }) => (
        <PermissionCheckbox
          key={permission}
          member={member}
          permission={permission}
          held={held}
          label={label}
          description={description}
        />
      ))}
    </div>
  </Sheet>
);
