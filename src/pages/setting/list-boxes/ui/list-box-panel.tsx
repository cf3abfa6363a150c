import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listBoxQueries } from '@/entities/setting/list-box';
import { ItemsEditor } from '@/features/list-box/edit-items';
import { ImportItemsDialog } from '@/features/list-box/import-items';
import { DeleteListBoxDialog, RenameListBoxDialog } from '@/features/list-box/keep-list-boxes';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Card } from '@/shared/ui/layout/card';
import { ListBoxHeader, type ListBoxAction } from './list-box-header';
import { ReadItems } from './read-items';

type ListBoxPanelProps = {
  listBoxId: string;
  mayManage: boolean;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  /** Called when the list has been deleted, here or by another member. */
  onGone: () => void;
};

export function ListBoxPanel({ listBoxId, mayManage, isDirty, onDirty, onGone }: ListBoxPanelProps) {
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<ListBoxAction | null>(null);
  const query = listBoxQueries.one(listBoxId);
  const { data: box, error, isError, refetch } = useQuery(query);
  useEffect(() => () => onDirty(false), [onDirty]);
  const close = () => setDialog(null);
  if (isError && ApiError.from(error).status === 404)
    return (
      <EmptyState
        size="panel"
        kind="nothing-found"
        title="지운 목록이에요"
        description="다른 목록을 골라주세요."
        actions={<Button onClick={onGone}>목록 보기</Button>}
      />
    );
  if (isError && !box)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            다시 불러오기
          </Button>
        }
      >
        항목을 불러오지 못했어요.
      </Banner>
    );
  if (!box) return <PageSkeleton />;
  return (
    <Card>
      <ListBoxHeader box={box} mayManage={mayManage} isDirty={isDirty} onAct={setDialog} />
      {mayManage ? (
        <ItemsEditor box={box} onDirty={onDirty} onReload={() => cache.fetchQuery({ ...query, staleTime: 0 })} />
      ) : (
        <ReadItems items={box.items} />
      )}
      {dialog === 'rename' && <RenameListBoxDialog box={box} onClose={close} />}
      {dialog === 'import' && <ImportItemsDialog box={box} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteListBoxDialog
          box={box}
          onDone={() => {
            close();
            onGone();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
