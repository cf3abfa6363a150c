import type { Receiver } from '@/entities/contract';
import { AskAgainDialog, type AskAgainDialogProps } from './ask-again-dialog';
import { CorrectionDialog } from './correction-dialog';
import { HandOverDialog } from './hand-over-dialog';

export type ReceiverAct = 'correct' | 'hand-over' | 'ask-again';

type ReceiverActDialogProps = {
  act: ReceiverAct;
  contract: AskAgainDialogProps['contract'];
  receiver: Receiver;
  onClose: () => void;
};

export function ReceiverActDialog({ act, contract, receiver, onClose }: ReceiverActDialogProps) {
  const { contractId } = contract;
  switch (act) {
    case 'correct':
      return <CorrectionDialog contractId={contractId} receiver={receiver} onClose={onClose} />;
    case 'hand-over':
      return <HandOverDialog contractId={contractId} receiver={receiver} onClose={onClose} />;
    case 'ask-again':
      return <AskAgainDialog contract={contract} receiver={receiver} onClose={onClose} />;
  }
}
