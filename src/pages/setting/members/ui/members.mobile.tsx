import { useState } from 'react';
import { PERMISSIONS, type Member, type Permission } from '@/entities/member';
import { PermissionCheckbox } from '@/features/member/change-permissions';
import { Avatar } from '@/shared/ui/data/avatar';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Pagination } from '@/shared/ui/data/pagination';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { MemberFilters } from './member-filters';
import { MemberMenu } from './member-menu';
import { MembersHeader } from './members-header';
import { MemberStatusBadge } from './member-status-badge';
import { MemberTitle } from './member-title';
import type { MembersViewProps } from './members-view';
import * as styles from './members.css';

export function MembersMobile(props: MembersViewProps) {
  const { members, isFailed, mayManage, held, amOwner, filter, onFilter, onAct } = props;
  const [openUuid, setOpenUuid] = useState<string | null>(null);
  const open = members?.items.find((member) => member.organizationMemberUuid === openUuid);

  return (
    <>
      <MembersHeader {...props} />
      <MemberFilters filter={filter} onFilter={onFilter} total={members?.total} />
      <div className={styles.list}>
        {isFailed && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={props.onRetry}>
                다시 불러오기
              </Button>
            }
          >
            목록을 불러오지 못했어요.
          </Banner>
        )}
        <SkeletonRegion isLoading={!members && !isFailed} skeleton={<RowSkeletons />}>
          {null}
        </SkeletonRegion>
        {members?.items.length === 0 && (
          <EmptyState
            kind="nothing-found"
            title="찾는 멤버가 없어요"
            description="다른 말로 찾거나 거르기를 풀어보세요."
          />
        )}
        {members && (
          <List label="멤버">
            {members.items.map((member) => (
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
                  <span className={styles.rowTail}>
                    <MemberStatusBadge status={member.memberStatusType} />
                    <MemberMenu member={member} mayManage={mayManage} amOwner={amOwner} onAct={onAct} />
                  </span>
                }
              />
            ))}
          </List>
        )}
      </div>
      {members && members.total > members.size && (
        <Pagination
          page={members.page}
          pageSize={members.size}
          total={members.total}
          unit="명"
          onPageChange={(page) => onFilter({ page })}
        />
      )}
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

const RowSkeletons = () => (
  <div className={styles.permissions}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} shape="title" width="3/4" />
    ))}
  </div>
);
