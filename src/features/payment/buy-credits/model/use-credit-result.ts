import { useActorRef, useSelector } from '@xstate/react';
import { leaveReturnPage, type LeaveReturnPage } from '@/entities/payment/provider-window';
import { creditResultMachine } from './credit-result.machine';

export function useCreditResult(orderId: string | null, leave: LeaveReturnPage = leaveReturnPage) {
  const actorRef = useActorRef(creditResultMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), {
    input: { orderId },
  });
  const order = useSelector(actorRef, ({ context }) => context.order);
  const isBought = useSelector(actorRef, (snapshot) => snapshot.matches('bought'));
  const isLate = useSelector(actorRef, (snapshot) => snapshot.matches('late'));
  return { order: isBought ? order : null, isLate };
}
