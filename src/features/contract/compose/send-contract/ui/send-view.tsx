import type { SnapshotFrom } from 'xstate';
import type { Contract, ContractProblem } from '@/entities/contract';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import type { sendContractMachine } from '../model/send-contract.machine';
import { SendButton } from './send-button';
import { describeSending, SendSummary } from './send-summary';

export type SendViewProps = {
  snapshot: Pick<SnapshotFrom<typeof sendContractMachine>, 'value' | 'context'>;
  contract: Contract;
  onClose: () => void;
  onSend: () => void;
  onRetry: () => void;
  onReload: () => void;
  onSchedule: (at: string | null) => void;
  onJump: (problem: ContractProblem) => void;
  /** Opens all of the sender's missing or invalid fields, with the problems found. */
  onFillOwn: (problems: readonly ContractProblem[]) => void;
  /** Called if the sender has not verified their identity this year. */
  onVerify: () => void;
};

/** The "이대로 보낼까요?" dialog, with a summary of the contract, the problems found, and the time of sending. */
export function SendView({ snapshot: { value, context }, contract, ...on }: SendViewProps) {
  const isSending = value === 'sending' || value === 'sent';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && on.onClose()}
      width={480}
      title="이대로 보낼까요?"
      description={describeSending(context, contract)}
      footer={
        <>
          <Button size="lg" onClick={on.onClose} disabledReason={isSending ? '보내는 중이에요' : undefined}>
            더 고치기
          </Button>
          <SendButton snapshot={{ value, context }} {...on} />
        </>
      }
    >
      <SendSummary snapshot={{ value, context }} contract={contract} {...on} />
    </Dialog>
  );
}
