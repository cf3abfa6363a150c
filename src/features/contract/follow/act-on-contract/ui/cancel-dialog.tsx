import { useState } from 'react';
import { getErrorMessage, createRequestKey } from '@/shared/api';
import { ReasonDialog } from '@/shared/ui/overlays/reason-dialog';
import { useContractAction } from '../api/contract-acts';
import type { ActionableContract } from '../model/possible-acts';

type CancelDialogProps = { contract: ActionableContract; onClose: () => void };

export function CancelDialog({ contract, onClose }: CancelDialogProps) {
  const [requestKey] = useState(createRequestKey);
  const mutation = useContractAction('cancel', contract.contractId, onClose);
  return (
    <ReasonDialog
      title="보내기를 취소할까요?"
      description="받는 분은 더 이상 이 문서를 볼 수 없어요."
      reasonLabel="취소하는 이유 · 받는 분에게 보여요"
      leaveLabel="계속 두기"
      confirmLabel="보내기 취소"
      isBusy={mutation.isPending}
      failure={mutation.error && getErrorMessage(mutation.error)}
      onConfirm={(reason) => mutation.mutate({ reason, requestKey })}
      onClose={onClose}
    />
  );
}
