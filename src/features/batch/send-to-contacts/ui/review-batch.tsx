import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { batchQueries, fetchRowPreview, type Batch } from '@/entities/batch';
import { createRequestKey } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/feedback/toast';
import { useStartBatch } from '../api/send-to-contacts';
import { ReviewView } from './review-view';

type ReviewBatchProps = {
  batch: Batch;
  onStarted: (batch: Batch) => void;
  onVerify: () => void;
  onBuy: ((missing: number) => void) | undefined;
  onClose: () => void;
};

/** Mount it to open, unmount it to close. */
export function ReviewBatch({ batch, onStarted, onVerify, onBuy, onClose }: ReviewBatchProps) {
  const { batchId, templateId, templateTitle, version, counts } = batch;
  const [scheduledAt, setScheduledAt] = useState<string | null>(null);
  const [key, setKey] = useState(createRequestKey);
  const start = useStartBatch((started) => {
    toast.success(started.state === 'SCHEDULED' ? '보낼 때를 정했어요' : '보내기 시작했어요');
    onStarted(started);
  });
  const wrong = useQuery({ ...batchQueries.rows(batchId, { state: 'WRONG' }), enabled: counts.wrong > 0 });
  const ready = useQuery(batchQueries.rows(batchId, { state: 'READY' }));
  const cost = useQuery(batchQueries.cost(batchId, version));
  const first = ready.data?.rows[0];
  const preview = useMutation({
    mutationFn: (rowId: string) => fetchRowPreview(batchId, rowId, new AbortController().signal),
    onSuccess: (pdf) => saveBlob(pdf, `${templateTitle} 미리 보기.pdf`),
    onError: (error) => toast.error(error.message),
  });
  const send = (how: { requestKey: string; sendWhatFits?: boolean }) =>
    start.mutate({
      batchId,
      templateId,
      version,
      leaveOutWrong: counts.wrong > 0,
      keepVersion: false,
      scheduledAt,
      ...how,
    });
  return (
    <ReviewView
      batch={batch}
      wrong={wrong.data?.rows ?? []}
      scheduledAt={scheduledAt}
      isStarting={start.isPending}
      isOpening={preview.isPending}
      mayPreview={first !== undefined}
      cost={cost.data?.cost}
      coveredRows={cost.data?.coveredRows ?? 0}
      failure={start.error}
      onSchedule={(at) => {
        setScheduledAt(at);
        // The time is part of the request, so a different one needs a new key.
        setKey(createRequestKey());
      }}
      onPreview={() => first && preview.mutate(first.rowId)}
      onSend={() => send({ requestKey: key })}
      onSendWhatFits={() => send({ requestKey: createRequestKey(), sendWhatFits: true })}
      onVerify={onVerify}
      onBuy={onBuy}
      onClose={onClose}
    />
  );
}
