import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type BulkAct = Schemas['BulkAct'];
export type BulkAction = Schemas['BulkAction'];
export type SelectedContracts = { contractIds: string[] } | { filter: Schemas['ContractFilter'] };
export type BulkDetails = {
  reason?: string;
  expiresAt?: string;
  folderId?: string | null;
  addLabelIds?: string[];
  groupIds?: string[];
};

const POLL_MS = 1_000;

export function useBulkAction(action: BulkAction, chosen: SelectedContracts) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ requestKey, ...details }: BulkDetails & { requestKey: string }) =>
      unwrap(
        api.POST('/contracts/bulk', {
          params: { header: { 'Idempotency-Key': requestKey } },
          body: { action, ...chosen, ...details },
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contractQueries.all() }),
  });
}

/** How many text messages the action would send. Refetched each time the dialog opens, because contracts move on. */
export const bulkTextsQuery = (action: 'REMIND' | 'EXTEND', chosen: SelectedContracts) =>
  queryOptions({
    queryKey: ['bulk-texts', action, chosen],
    queryFn: ({ signal }) => unwrap(api.POST('/contracts/bulk/texts', { body: { action, ...chosen }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** Polls a bulk action until it has finished. */
export const bulkActQuery = (actId: string) =>
  queryOptions({
    queryKey: ['bulk-act', actId],
    queryFn: ({ signal }) => unwrap(api.GET('/contracts/bulk/{actId}', { params: { path: { actId } }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'DONE' ? false : POLL_MS),
    staleTime: 0,
  });

export const prepareDownload = (chosen: SelectedContracts, what: 'DOCUMENT' | 'CERTIFICATE' | 'BOTH') =>
  unwrap(api.POST('/contracts/downloads', { body: { ...chosen, what } }));
