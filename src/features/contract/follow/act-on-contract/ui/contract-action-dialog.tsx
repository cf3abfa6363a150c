import type { InsufficientCreditsProps } from '@/entities/payment/credit';
import type { ContractAction, ActionableContract } from '../model/possible-acts';
import { CancelDialog } from './cancel-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { ExtendDialog } from './extend-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ShareDialog } from './share-dialog';

type ContractActionDialogProps = {
  act: ContractAction;
  contract: ActionableContract;
  onClose: () => void;
  /** Opens the page for buying credits. Undefined if the member may not pay. */
  onBuy?: InsufficientCreditsProps['onBuy'];
};

export function ContractActionDialog({ act, contract, onClose, onBuy }: ContractActionDialogProps) {
  if (act === 'cancel') return <CancelDialog contract={contract} onClose={onClose} />;
  if (act === 'extend') return <ExtendDialog contract={contract} onClose={onClose} onBuy={onBuy} />;
  if (act === 'reschedule') return <RescheduleDialog contract={contract} onClose={onClose} />;
  if (act === 'share') return <ShareDialog contract={contract} onClose={onClose} />;
  return <ConfirmDialog act={act} contract={contract} onClose={onClose} onBuy={onBuy} />;
}
