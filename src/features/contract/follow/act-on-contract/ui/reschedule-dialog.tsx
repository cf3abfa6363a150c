import { useState } from 'react';
import { ScheduleFields } from '@/entities/contract';
import { getErrorMessage, createRequestKey } from '@/shared/api';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import { useRescheduleSending } from '../api/contract-acts';
import type { ActionableContract } from '../model/possible-acts';

type RescheduleDialogProps = { contract: ActionableContract; onClose: () => void };

export function RescheduleDialog({ contract, onClose }: RescheduleDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const [scheduledAt, setScheduledAt] = useState(contract.scheduledAt);
  const mutation = useRescheduleSending(contract.contractId, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="언제 보낼까요?"
      {...(contract.scheduledAt && { description: `지금은 ${formatDeadline(contract.scheduledAt)}에 보내요.` })}
      dirty={scheduledAt !== contract.scheduledAt}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            loading={mutation.isPending}
            disabledReason={scheduledAt === contract.scheduledAt ? '다른 때를 골라주세요.' : undefined}
            onClick={() => mutation.mutate({ scheduledAt, requestKey })}
          >
            {scheduledAt === null ? '지금 보내기' : '보낼 때 바꾸기'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {mutation.error && <Banner tone="danger">{getErrorMessage(mutation.error)}</Banner>}
        <ScheduleFields
          value={scheduledAt}
          onValueChange={(at) => {
            setScheduledAt(at);
            setRequestKey(createRequestKey());
          }}
        />
      </Stack>
    </Dialog>
  );
}
