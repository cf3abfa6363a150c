import { Trash } from '@/shared/icons';
import { formatCardName, type PaymentMethod } from '@/entities/payment/account';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useRemoveCard } from '../api/card-acts';

type RemoveCardDialogProps = { organizationUuid: string; card: PaymentMethod; onClose: () => void };

export function RemoveCardDialog({ organizationUuid, card, onClose }: RemoveCardDialogProps) {
  const remove = useRemoveCard(onClose);
  return (
    <ConfirmDialog
      title="이 카드를 지울까요?"
      description={`${formatCardName(card)}. 앞으로 이 카드로는 결제하지 않아요.`}
      action={{ label: '카드 지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate({ organizationUuid, paymentMethodUuid: card.paymentMethodUuid })}
      onClose={onClose}
    />
  );
}
