import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQueries } from '@/entities/group';
import { useSession } from '@/entities/user';
import { DeleteGroupDialog, GroupDrawer } from '@/features/group/edit-group';
import { responsive } from '@/shared/ui/layout/responsive';
import { ListPage } from '@/widgets/list-frame';
import { GroupsDesktop } from './groups.desktop';
import { GroupsMobile } from './groups.mobile';
import type { GroupsAction, GroupsViewProps } from './groups-view';

const GroupsView = responsive<GroupsViewProps>({ desktop: GroupsDesktop, mobile: GroupsMobile });

export const GroupsPage = () => (
  <ListPage title="그룹">{({ organizationUuid }) => <Groups organizationUuid={organizationUuid} />}</ListPage>
);

function Groups({ organizationUuid }: { organizationUuid: string }) {
  const { user } = useSession();
  const [dialog, setDialog] = useState<GroupsAction | null>(null);
  const groups = useQuery(groupQueries.list());
  const mayManage = user.permissions.includes('MEMBER_MANAGE');
  const close = () => setDialog(null);
  return (
    <>
      <GroupsView
        groups={groups.data ?? null}
        isFailed={groups.isError}
        mayManage={mayManage}
        onRetry={() => void groups.refetch()}
        onAct={setDialog}
      />
      {(dialog?.act === 'make' || dialog?.act === 'open') && (
        <GroupDrawer
          group={dialog.act === 'open' ? dialog.group : null}
          organizationUuid={organizationUuid}
          mayManage={mayManage}
          onClose={close}
        />
      )}
      {dialog?.act === 'delete' && <DeleteGroupDialog group={dialog.group} onClose={close} />}
    </>
  );
}
