import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupQueries, type Group } from '@/entities/group';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export type GroupDraft = Pick<Group, 'name' | 'organizationMemberUuids'>;

export function useSaveGroup(group: Group | null, onDone: () => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ requestKey, ...body }: GroupDraft & { requestKey: string }) =>
      group
        ? unwrap(
            api.PATCH('/groups/{groupId}', {
              params: { path: { groupId: group.groupId } },
              body: { ...body, version: group.version },
            }),
          )
        : unwrap(api.POST('/groups', { params: { header: { 'Idempotency-Key': requestKey } }, body })),
    onSuccess: () => {
      toast.success(group ? '저장했어요' : '그룹을 만들었어요');
      onDone();
    },
    onSettled: readAgain,
  });
}

export function useDeleteGroup({ groupId }: Group, onDone: () => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/groups/{groupId}', { params: { path: { groupId } } })),
    onSuccess: () => {
      toast.success('그룹을 지웠어요');
      onDone();
    },
    onSettled: readAgain,
  });
}

function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: groupQueries.all() });
}
