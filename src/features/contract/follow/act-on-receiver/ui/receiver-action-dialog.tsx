import type { Receiver } from '@/entities/contract';
import { RequestCorrectionDialog, type RequestCorrectionDialogProps } from './request-correction-dialog';
import { CorrectContactDialog } from './correct-contact-dialog';
import { ShareLinkDialog } from './share-link-dialog';

export type ReceiverAction = 'correct' | 'hand-over' | 'ask-again';

type ReceiverActionDialogProps = {
  act: ReceiverAction;
  contract: RequestCorrectionDialogProps['contract'];
  receiver: Receiver;
  onClose: () => void;
};

export function ReceiverActionDialog({ act, contract, receiver, onClose }: ReceiverActionDialogProps) {
  const { contractId } = contract;
  switch (act) {
    case 'correct':
      return <CorrectContactDialog contractId={contractId} receiver={receiver} onClose={onClose} />;
    case 'hand-over':
      return <ShareLinkDialog contractId={contractId} receiver={receiver} onClose={onClose} />;
    case 'ask-again':
      return <RequestCorrectionDialog contract={contract} receiver={receiver} onClose={onClose} />;
  }
}
