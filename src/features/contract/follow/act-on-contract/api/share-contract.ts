import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { groupQueries } from '@/entities/group';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

/** Reloads the groups after a failure, too, because one of them may have been deleted. */
export function useShareContract(contractId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (groupIds: string[]) =>
      unwrap(api.PUT('/contracts/{contractId}/sharing', { params: { path: { contractId } }, body: { groupIds } })),
    onSuccess: ({ sharedGroupIds }) => {
      toast.success(sharedGroupIds.length > 0 ? '그룹과 나눴어요' : '이제 나누지 않아요');
      onDone();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: contractQueries.all() }),
        queryClient.invalidateQueries({ queryKey: groupQueries.all() }),
      ]),
  });
}
