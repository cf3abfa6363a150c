import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listBoxQueries } from '@/entities/setting/list-box';
import { useSession } from '@/entities/user';
import { CreateListBoxDialog } from '@/features/list-box/keep-list-boxes';
import { useLayout } from '@/shared/ui/layout/responsive';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { ListPage } from '@/widgets/list-frame';
import { ListBoxPanel } from './list-box-panel';
import { ListBoxesView } from './list-boxes-view';

export const ListBoxesPage = () => <ListPage title="선택 목록">{() => <ListBoxes />}</ListPage>;

function ListBoxes() {
  const { user } = useSession();
  const isPhone = useLayout() === 'mobile';
  const [params, setParams] = useSearchParams();
  const [isCreating, setIsCreating] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  const boxes = useQuery(listBoxQueries.list());
  const mayManage = user.permissions.includes('ORGANIZATION_MANAGE');
  // On desktop, the first list is open by default.
  const selected = params.get('list') ?? (isPhone ? null : (boxes.data?.[0]?.listBoxId ?? null));
  const select = (listBoxId: string | null) => setParams(listBoxId === null ? {} : { list: listBoxId });
  return (
    <>
      <ListBoxesView
        boxes={boxes.data ?? null}
        isFailed={boxes.isError}
        mayManage={mayManage}
        selected={selected}
        onSelect={select}
        onCreate={() => setIsCreating(true)}
        onRetry={() => void boxes.refetch()}
      >
        {selected !== null && (
          <ListBoxPanel
            key={selected}
            listBoxId={selected}
            mayManage={mayManage}
            isDirty={isDirty}
            onDirty={setIsDirty}
            onGone={() => select(null)}
          />
        )}
      </ListBoxesView>
      <LeaveDialog isDirty={isDirty} title="고치던 항목이 사라져요. 나갈까요?" />
      {isCreating && (
        <CreateListBoxDialog
          onDone={({ listBoxId }) => {
            setIsCreating(false);
            select(listBoxId);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
