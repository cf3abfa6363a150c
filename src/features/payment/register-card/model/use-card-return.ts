import { useActorRef } from '@xstate/react';
import { leaveReturnPage, type LeaveReturnPage } from '@/entities/payment/provider-window';
import { cardReturnMachine, type CardReturnInput } from './card-return.machine';

export function useCardReturn(input: CardReturnInput, leave: LeaveReturnPage = leaveReturnPage) {
  useActorRef(cardReturnMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), { input });
}
