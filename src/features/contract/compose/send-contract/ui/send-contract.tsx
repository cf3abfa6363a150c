import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { contractQueries, type Contract, type ContractProblem, type ContractState } from '@/entities/contract';
import { createRequestKey } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';
import { sendContractMachine } from '../model/send-contract.machine';
import { SendView } from './send-view';

type SendContractProps = {
  /** The last saved version. The page must have no unsaved changes. */
  contract: Contract;
  onClose: () => void;
  onSent: (sent: ContractState) => void;
  onJump: (problem: ContractProblem) => void;
  onFillOwn: (problems: readonly ContractProblem[]) => void;
  onReload: () => void;
  onVerify: () => void;
};

/** The final confirmation before a draft is sent or scheduled. Mount it to open, unmount it to close. */
export function SendContract({ contract, onClose, onSent, onJump, onFillOwn, onReload, onVerify }: SendContractProps) {
  const queryClient = useQueryClient();
  const [input] = useState(() => ({
    contractId: contract.contractId,
    version: contract.version,
    idempotencyKey: createRequestKey(),
  }));
  const actorRef = useActorRef(
    sendContractMachine.provide({
      actions: {
        onSent: (_, { sent }) => {
          // The page behind this dialog still shows the draft, so it must not refetch. The next page that shows
          // contracts will.
          void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
          toast.success(sent.status === 'SCHEDULED' ? '보낼 때를 정했어요' : '보냈어요');
          onSent(sent);
        },
      },
    }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  return (
    <SendView
      snapshot={snapshot}
      contract={contract}
      onClose={onClose}
      onSend={() => actorRef.send({ type: 'send' })}
      onRetry={() => actorRef.send({ type: 'retry' })}
      onSchedule={(at) => actorRef.send({ type: 'scheduled', at })}
      onReload={onReload}
      onJump={onJump}
      onFillOwn={onFillOwn}
      onVerify={onVerify}
    />
  );
}
