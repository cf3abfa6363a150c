import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeUses, listBoxQueries, type ListBox } from '@/entities/setting/list-box';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export function useSaveItems(onSaved: (box: ListBox) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ listBoxId, ...body }: Pick<ListBox, 'listBoxId' | 'version' | 'items'>) =>
      unwrap(api.PATCH('/list-box-dbs/{listBoxId}', { params: { path: { listBoxId } }, body })),
    onSuccess: (box) => {
      cache.setQueryData(listBoxQueries.one(box.listBoxId).queryKey, box);
      toast.success('저장했어요');
      onSaved(box);
      return cache.invalidateQueries({ queryKey: listBoxQueries.list().queryKey });
    },
  });
}

/** Asks what waits to be sent with a list, before items are removed from it. */
export function useCheckUses(onChecked: (uses: string | null) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (listBoxId: string) => cache.fetchQuery(listBoxQueries.uses(listBoxId)),
    onSuccess: (uses) => onChecked(describeUses(uses)),
  });
}
