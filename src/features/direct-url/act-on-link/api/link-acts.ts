import { useMutation, useQueryClient } from '@tanstack/react-query';
import { directUrlQueries, type DirectUrl, type DirectUrlState } from '@/entities/link/direct-url';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Switch = { link: Pick<DirectUrl, 'templateId' | 'directUrlId'>; state: DirectUrlState };

const DONE: Record<DirectUrlState, string> = {
  ON: '다시 서명을 받아요',
  PAUSED: '잠깐 멈췄어요. 서명하던 분은 끝까지 할 수 있어요',
  ENDED: '링크를 닫았어요',
};

export function useSetLinkState() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ link: { templateId, directUrlId }, state }: Switch) =>
      unwrap(
        api.PATCH('/templates/{templateId}/direct-urls/{directUrlId}', {
          params: { path: { templateId, directUrlId } },
          body: { state },
        }),
      ),
    onSuccess: (_, { state }) => toast.success(DONE[state]),
    // The dialog for ending a link shows its errors itself.
    onError: (error, { state }) => state !== 'ENDED' && toast.error(getErrorMessage(error)),
    // Awaited, so that the switch doesn't jump back before the list has been reloaded.
    onSettled: () => cache.invalidateQueries({ queryKey: directUrlQueries.all() }),
  });
}
