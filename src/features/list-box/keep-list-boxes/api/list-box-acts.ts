import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listBoxQueries, type ListBox, type ListBoxSummary } from '@/entities/setting/list-box';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Named = Pick<ListBoxSummary, 'listBoxId' | 'version'>;

export function useCreateListBox(onDone: (box: ListBox) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ name, key }: { name: string; key: string }) =>
      unwrap(api.POST('/list-box-dbs', { params: { header: { 'Idempotency-Key': key } }, body: { name, items: [] } })),
    onSuccess: (box) => {
      cache.setQueryData(listBoxQueries.one(box.listBoxId).queryKey, box);
      toast.success('목록을 만들었어요');
      onDone(box);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: listBoxQueries.list().queryKey }),
  });
}

export function useRenameListBox({ listBoxId, version }: Named, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      unwrap(api.PATCH('/list-box-dbs/{listBoxId}', { params: { path: { listBoxId } }, body: { version, name } })),
    onSuccess: (box) => {
      cache.setQueryData(listBoxQueries.one(listBoxId).queryKey, box);
      toast.success('저장했어요');
      onDone();
    },
    // Reloads even after a rejection, because it means that another member has changed something.
    onSettled: () => cache.invalidateQueries({ queryKey: listBoxQueries.all() }),
  });
}

export function useDeleteListBox({ listBoxId }: Named, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/list-box-dbs/{listBoxId}', { params: { path: { listBoxId } } })),
    onSuccess: () => {
      // Removed from the cache immediately, because the page opens the first cached list.
      cache.setQueryData(listBoxQueries.list().queryKey, (boxes) =>
        boxes?.filter((box) => box.listBoxId !== listBoxId),
      );
      toast.success('지웠어요');
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: listBoxQueries.list().queryKey }),
  });
}
