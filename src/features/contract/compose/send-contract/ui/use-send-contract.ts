import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { contractQueries, type Contract, type ContractState } from '@/entities/contract';
import { createRequestKey } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';
import { sendContractMachine } from '../model/send-contract.machine';

export function useSendContract(
  contract: Pick<Contract, 'contractId' | 'version'>,
  onSent: (sent: ContractState) => void,
  scheduledAt: string | null = null,
) {
  const queryClient = useQueryClient();
  const [input] = useState(() => ({
    contractId: contract.contractId,
    version: contract.version,
    idempotencyKey: createRequestKey(),
    scheduledAt,
  }));
  const actorRef = useActorRef(
    sendContractMachine.provide({
      actions: {
        onSent: (_, { sent }) => {
          // The page still shows the draft, so nothing is refetched until the next page with contracts opens.
          void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
          toast.success(sent.status === 'SCHEDULED' ? '보낼 때를 정했어요' : '보냈어요');
          onSent(sent);
        },
      },
    }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  return {
    snapshot,
    onSend: () => actorRef.send({ type: 'send' }),
    onRetry: () => actorRef.send({ type: 'retry' }),
    onSchedule: (at: string | null) => actorRef.send({ type: 'scheduled', at }),
  };
}
