import { useActorRef } from '@xstate/react';
import { leaveReturnPage, type LeaveReturnPage } from '@/entities/payment/provider-window';
import { creditReturnMachine, type CreditReturnInput } from './credit-return.machine';

export function useCreditReturn(input: CreditReturnInput, leave: LeaveReturnPage = leaveReturnPage) {
  useActorRef(creditReturnMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), { input });
}
