import { useMutation, useQueryClient } from '@tanstack/react-query';
import { batchQueries, startBatch, type Batch, type BatchSettings } from '@/entities/batch';
import type { Template } from '@/entities/template';
import { api, createRequestKey, unwrap } from '@/shared/api';
import { toRecipients, type ChosenRecipients } from '../model/chosen-recipients';
import { toSenderValues, type SharedValues } from '../model/shared-values';

export type DraftBatchInput = {
  template: Pick<Template, 'templateId'>;
  chosen: ChosenRecipients;
  values: SharedValues;
  settings: BatchSettings;
};

/** Creates a batch without starting it, so that the sender first sees who can't receive it. */
async function createDraftBatch({
  template: { templateId },
  chosen,
  values,
  settings,
}: DraftBatchInput): Promise<Batch> {
  const { title, ...others } = settings;
  const batch = await unwrap(
    api.POST('/templates/{templateId}/send/multiple', {
      params: { path: { templateId }, header: { 'Idempotency-Key': createRequestKey() } },
      body: {
        ...toRecipients(chosen),
        values: toSenderValues(values),
        ...(title !== undefined && { title }),
        start: false,
      },
    }),
  );
  if (Object.keys(others).length === 0) return batch;
  const { batchId, version } = batch;
  return unwrap(api.PATCH('/batches/{batchId}', { params: { path: { batchId } }, body: { version, settings } }));
}

export const useCreateDraftBatch = () => useMutation({ mutationFn: createDraftBatch });

export function useStartBatch(onStarted: (batch: Batch) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: startBatch,
    onSuccess: (batch) => {
      void queryClient.invalidateQueries({ queryKey: batchQueries.all(), refetchType: 'none' });
      onStarted(batch);
    },
  });
}

/** Deletes a batch that was only created for the review. */
export const useDeleteBatch = () =>
  useMutation({
    mutationFn: (batchId: string) => unwrap(api.DELETE('/batches/{batchId}', { params: { path: { batchId } } })),
  });
