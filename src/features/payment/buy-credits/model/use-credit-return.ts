import { useActorRef } from '@xstate/react';
import { leaveReturn, type Leave } from '@/entities/payment/provider-window';
import { creditReturnMachine, type CreditReturnInput } from './credit-return.machine';

/** Does what a return from the payment window asks for, and leaves. */
export function useCreditReturn(input: CreditReturnInput, leave: Leave = leaveReturn) {
  useActorRef(creditReturnMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), { input });
}
