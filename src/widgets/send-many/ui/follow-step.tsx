import { useState } from 'react';
import type { Batch } from '@/entities/batch';
import { BatchDownloads, CancelDialog, FollowView, RowResults, type FollowAction } from '@/features/batch/follow-batch';
import type { BatchAction } from '@/features/batch/send-many';
import type { ApiError } from '@/shared/api';

type FollowStepProps = {
  batch: Batch;
  isBusy: boolean;
  failure: ApiError | null;
  onAct: (act: BatchAction) => void;
  onVerify: () => void;
  onBuy: ((missing: number) => void) | undefined;
};

export function FollowStep({ batch, isBusy, failure, onAct, onVerify, onBuy }: FollowStepProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const act = (kind: FollowAction) => {
    if (kind === 'cancel') setIsCancelling(true);
    else if (kind === 'unschedule') onAct({ kind, version: batch.version });
    else onAct({ kind });
  };
  return (
    <>
      <FollowView
        batch={batch}
        isBusy={isBusy}
        failure={failure}
        onAct={act}
        onVerify={onVerify}
        onBuy={onBuy}
        results={batch.state !== 'SCHEDULED' && <BatchDownloads batch={batch} />}
      >
        <RowResults batch={batch} />
      </FollowView>
      {isCancelling && (
        <CancelDialog
          batch={batch}
          onCancel={(choice) => {
            setIsCancelling(false);
            onAct({ kind: 'cancel', ...choice });
          }}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}
