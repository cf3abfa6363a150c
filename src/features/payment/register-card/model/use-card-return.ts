import { useActorRef } from '@xstate/react';
import { leaveReturn, type Leave } from '@/entities/payment/provider-window';
import { cardReturnMachine, type CardReturnInput } from './card-return.machine';

/** Does what a return from the window for cards asks for, and leaves. */
export function useCardReturn(input: CardReturnInput, leave: Leave = leaveReturn) {
  useActorRef(cardReturnMachine.provide({ actions: { leave: (_, leaving) => leave(leaving) } }), { input });
}
