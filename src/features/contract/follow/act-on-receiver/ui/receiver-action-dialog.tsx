import type { Receiver } from '@/entities/contract';
import type { InsufficientCreditsProps } from '@/entities/payment/credit';
import { RequestCorrectionDialog, type RequestCorrectionDialogProps } from './request-correction-dialog';
import { CorrectContactDialog } from './correct-contact-dialog';
import { ShareLinkDialog } from './share-link-dialog';

export type ReceiverAction = 'correct-contact' | 'share-link' | 'request-correction';

type ReceiverActionDialogProps = {
  act: ReceiverAction;
  contract: RequestCorrectionDialogProps['contract'];
  receiver: Receiver;
  onClose: () => void;
  onBuy?: InsufficientCreditsProps['onBuy'];
};

export function ReceiverActionDialog({ act, contract, receiver, onClose, onBuy }: ReceiverActionDialogProps) {
  const { contractId } = contract;
  switch (act) {
    case 'correct-contact':
      return <CorrectContactDialog contractId={contractId} receiver={receiver} onClose={onClose} onBuy={onBuy} />;
    case 'share-link':
      return <ShareLinkDialog contractId={contractId} receiver={receiver} onClose={onClose} />;
    case 'request-correction':
      return <RequestCorrectionDialog contract={contract} receiver={receiver} onClose={onClose} onBuy={onBuy} />;
  }
}
