import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { memberQueries, type Member } from '@/entities/member';
import { useSession } from '@/entities/user';
import { MemberActDialog, type MemberAct } from '@/features/member/act-on-member';
import { InviteMembersDialog } from '@/features/member/invite-members';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { responsive } from '@/shared/ui/layout/responsive';
import { readFilter, writeFilter, type MemberListFilter } from '../model/member-filter';
import { MembersDesktop } from './members.desktop';
import { MembersMobile } from './members.mobile';
import type { MembersViewProps } from './members-view';

const MembersView = responsive<MembersViewProps>({ desktop: MembersDesktop, mobile: MembersMobile });

export function MembersPage() {
  const { organization, user } = useSession();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [dialog, setDialog] = useState<{ act: 'invite' } | { act: MemberAct; member: Member } | null>(null);
  const members = useQuery({
    ...memberQueries.list({
      organizationUuid: organization?.organizationUuid ?? '',
      page: filter.page,
      ...(filter.status && { memberStatusType: filter.status }),
      ...(filter.permission && { permissionToSearch: filter.permission }),
      ...(filter.search && { searchValue: filter.search }),
    }),
    enabled: organization !== null,
  });
  const change = (next: Partial<MemberListFilter>) => setParams(writeFilter({ ...filter, page: 1, ...next }));

  if (!organization) {
    return (
      <>
        <title>멤버 | 도장</title>
        <PageHeader title="멤버" />
        <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
      </>
    );
  }
  return (
    <>
      <title>멤버 | 도장</title>
      <MembersView
        members={members.data ?? null}
        isFailed={members.isError}
        memberCount={organization.memberCount}
        mayManage={user.permissions.includes('MEMBER_MANAGE')}
        held={user.permissions}
        amOwner={organization.isOwner}
        filter={filter}
        onFilter={change}
        onRetry={() => void members.refetch()}
        onInvite={() => setDialog({ act: 'invite' })}
        onAct={(act, member) => setDialog({ act, member })}
      />
      {dialog?.act === 'invite' && <InviteMembersDialog held={user.permissions} onClose={() => setDialog(null)} />}
      {dialog && dialog.act !== 'invite' && (
        <MemberActDialog act={dialog.act} member={dialog.member} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
