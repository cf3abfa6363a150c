import { useState } from 'react';
import type { Batch } from '@/entities/batch';
import { BatchDownloads, CancelDialog, FollowView, RowResults, type FollowAction } from '@/features/batch/follow-batch';
import type { BatchAction } from '@/features/batch/send-many';
import type { ApiError } from '@/shared/api';
import { CalendarX } from '@/shared/icons';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';

type FollowStepProps = {
  batch: Batch;
  isTemplateRetired: boolean;
  isBusy: boolean;
  failure: ApiError | null;
  onAct: (act: BatchAction) => void;
  onVerify: () => void;
  onBuy: ((missing: number) => void) | undefined;
};

export function FollowStep({ batch, isTemplateRetired, isBusy, failure, onAct, onVerify, onBuy }: FollowStepProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const [isUnscheduling, setIsUnscheduling] = useState(false);
  const unschedule = () => {
    setIsUnscheduling(false);
    onAct({ kind: 'unschedule', version: batch.version });
  };
  const act = (kind: FollowAction) => {
    if (kind === 'cancel') setIsCancelling(true);
    else if (kind !== 'unschedule') onAct({ kind });
    // A batch that is already scheduled is sent all the same, but what was unscheduled isn't scheduled again.
    else if (isTemplateRetired) setIsUnscheduling(true);
    else unschedule();
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
      {isUnscheduling && (
        <ConfirmDialog
          title="예약을 풀까요?"
          description="그만 쓰기로 한 템플릿이에요. 예약을 풀면 템플릿을 다시 쓰기로 한 뒤에 보내거나 예약할 수 있어요."
          action={{ label: '예약 풀고 고치기', icon: <CalendarX /> }}
          isBusy={isBusy}
          failure={null}
          onConfirm={unschedule}
          onClose={() => setIsUnscheduling(false)}
        />
      )}
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
