import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

type BeginInput = { templateId: string; key: string };

/** Creates a draft from the published version, once per key. */
export function useBeginDraft(onBegun: (contractId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ templateId, key }: BeginInput) =>
      unwrap(
        api.POST('/templates/{templateId}/drafts', {
          params: { path: { templateId }, header: { 'Idempotency-Key': key } },
        }),
      ),
    onSuccess: ({ contractId }) => {
      void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
      onBegun(contractId);
    },
  });
}
