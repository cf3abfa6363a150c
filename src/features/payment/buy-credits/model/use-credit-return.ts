import { useActorRef } from '@xstate/react';
import { leaveReturnPage, type LeaveReturnPage } from '@/entities/payment/provider-window';
import { creditReturnMachine, type CreditReturnInput } from './credit-return.machine';

/** Handles the return from the payment window, and leaves the page. */
export function useCreditReturn(input: CreditReturnInput, leave: LeaveReturnPage = leaveReturnPage) {
  useActorRef(creditReturnMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), { input });
}
