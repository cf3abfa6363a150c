import { useMutation, useQueryClient } from '@tanstack/react-query';
import { directUrlQueries, type DirectUrl, type DirectUrlTerms } from '@/entities/link/direct-url';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export function useCreateLink(templateId: string, onDone: (link: DirectUrl) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ terms, key }: { terms: DirectUrlTerms; key: string }) =>
      unwrap(
        api.POST('/templates/{templateId}/direct-urls', {
          params: { path: { templateId }, header: { 'Idempotency-Key': key } },
          body: terms,
        }),
      ),
    onSuccess: (link) => {
      // There is no toast, because a dialog shows the new link.
      onDone(link);
      return cache.invalidateQueries({ queryKey: directUrlQueries.all() });
    },
  });
}

type Known = Pick<DirectUrl, 'templateId' | 'directUrlId'>;

export function useChangeLink({ templateId, directUrlId }: Known, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<DirectUrlTerms>) =>
      unwrap(
        api.PATCH('/templates/{templateId}/direct-urls/{directUrlId}', {
          params: { path: { templateId, directUrlId } },
          body,
        }),
      ),
    onSuccess: () => {
      toast.success('저장했어요');
      onDone();
    },
    // Reloads even after a rejection, because it means that visitors or another member have changed something.
    onSettled: () => cache.invalidateQueries({ queryKey: directUrlQueries.all() }),
  });
}
