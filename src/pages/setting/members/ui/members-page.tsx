import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { memberQueries, type Member } from '@/entities/member';
import { useSession } from '@/entities/user';
import { MemberActionDialog, type MemberAction } from '@/features/member/act-on-member';
import { InviteMembersDialog } from '@/features/member/invite-members';
import { responsive } from '@/shared/ui/layout/responsive';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { readFilter, writeFilter } from '../model/member-filter';
import { MembersDesktop } from './members.desktop';
import { MembersMobile } from './members.mobile';
import type { MembersViewProps } from './members-view';

const MembersView = responsive<MembersViewProps>({ desktop: MembersDesktop, mobile: MembersMobile });

export const MembersPage = () => (
  <ListPage title="멤버">{(organization) => <Members organization={organization} />}</ListPage>
);

type MembersProps = { organization: { organizationUuid: string; memberCount: number; isOwner: boolean } };

function Members({ organization }: MembersProps) {
  const { user } = useSession();
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: { page: 1 } });
  const [dialog, setDialog] = useState<{ act: MemberAction; member: Member } | null>(null);
  const [params, setParams] = useSearchParams();
  const mayManage = user.permissions.includes('MEMBER_MANAGE');
  // The command menu uses this parameter to open the invitation dialog.
  const isInviting = mayManage && params.has('invite');
  const setInviting = (isOpen: boolean) =>
    setParams(
      (before) => {
        if (isOpen) before.set('invite', '');
        else before.delete('invite');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const members = useQuery(
    memberQueries.list({
      organizationUuid: organization.organizationUuid,
      page: filter.page,
      ...(filter.status && { memberStatusType: filter.status }),
      ...(filter.permission && { permissionToSearch: filter.permission }),
      ...(filter.search && { searchValue: filter.search }),
    }),
  );
  return (
    <>
      <MembersView
        members={members.data ?? null}
        isFailed={members.isError}
        memberCount={organization.memberCount}
        mayManage={mayManage}
        held={user.permissions}
        amOwner={organization.isOwner}
        filter={filter}
        onFilter={changeFilter}
        onRetry={() => void members.refetch()}
        onInvite={() => setInviting(true)}
        onAct={(act, member) => setDialog({ act, member })}
      />
      {isInviting && <InviteMembersDialog held={user.permissions} onClose={() => setInviting(false)} />}
      {dialog && <MemberActionDialog act={dialog.act} member={dialog.member} onClose={() => setDialog(null)} />}
    </>
  );
}
