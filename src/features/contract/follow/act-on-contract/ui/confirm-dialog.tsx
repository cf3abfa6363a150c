import { useState } from 'react';
import { ActionRefusal, type InsufficientCreditsProps } from '@/entities/payment/credit';
import { createRequestKey } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useContractAction } from '../api/contract-acts';
import type { ContractAction, ActionableContract } from '../model/possible-acts';
import { ActTextCost } from './act-text-cost';
import { ACTION_LABELS } from './action-labels';

type PlainAct = Exclude<ContractAction, 'cancel' | 'extend' | 'reschedule' | 'share'>;

const QUESTIONS: Record<PlainAct, { title: string; body: string }> = {
  remind: { title: '다시 알릴까요?', body: '지금 차례인 분에게 서명해달라고 다시 알려요.' },
  unschedule: { title: '예약을 풀까요?', body: '정한 때에 보내지 않고 ‘작성 중’으로 옮겨요.' },
  duplicate: { title: '복사해서 새로 만들까요?', body: '파일, 받는 분, 칸이 같은 새 문서를 ‘작성 중’에 만들어요.' },
  delete: { title: '이 문서를 지울까요?', body: '쓰던 내용이 모두 사라지고 되돌릴 수 없어요.' },
};

type ConfirmDialogProps = {
  act: PlainAct;
  contract: ActionableContract;
  onClose: () => void;
  onBuy: InsufficientCreditsProps['onBuy'];
};

export function ConfirmDialog({ act, contract, onClose, onBuy }: ConfirmDialogProps) {
  const [requestKey] = useState(createRequestKey);
  const mutation = useContractAction(act, contract.contractId, onClose);
  const { label, icon, isFinal } = ACTION_LABELS[act];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={QUESTIONS[act].title}
      description={QUESTIONS[act].body}
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            그만두기
          </Button>
          <Button
            variant={isFinal ? 'danger' : 'primary'}
            size="lg"
            icon={icon}
            loading={mutation.isPending}
            onClick={() => mutation.mutate({ requestKey })}
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ActionRefusal error={mutation.error} onBuy={onBuy} />
        {act === 'remind' && <ActTextCost act="remind" contractId={contract.contractId} />}
      </Stack>
    </Dialog>
  );
}
