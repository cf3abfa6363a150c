import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';
import { begunDraftStore, type BegunDraft, type BegunDraftPlace } from '../model/begun-draft';

type BeginInput = { place: BegunDraftPlace; number: number | null; key: string };

/** Opens the draft that was begun in this tab and left untouched. Otherwise creates one, once per key. */
export function useBeginDraft(onBegun: (contractId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ place, number, key }: BeginInput) => {
      const begun = begunDraftStore.read(place);
      if (begun && (await isUntouched(begun, place))) return begun;
      const created = await createDraft(place.templateId, key);
      begunDraftStore.write(place, { contractId: created.contractId, number, version: created.version });
      return created;
    },
    onSuccess: ({ contractId }) => {
      void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
      onBegun(contractId);
    },
  });
}

/**
 * Returns whether nobody has changed, sent or deleted the draft, and the template hasn't been published anew. Returns
 * false if the server can't tell.
 */
async function isUntouched({ contractId, number, version }: BegunDraft, { templateId }: BegunDraftPlace) {
  try {
    const [draft, template] = await Promise.all([
      unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } } })),
      // The cached template may be older than the one that a new draft would refer to.
      unwrap(api.GET('/templates/{templateId}', { params: { path: { templateId } } })),
    ]);
    return (
      draft.status === 'DRAFT' && draft.mayChange && draft.version === version && template.publishedNumber === number
    );
  } catch {
    return false;
  }
}

const createDraft = (templateId: string, key: string) =>
  unwrap(
    api.POST('/templates/{templateId}/drafts', {
      params: { path: { templateId }, header: { 'Idempotency-Key': key } },
    }),
  );
