import { useActorRef, useSelector } from '@xstate/react';
import { forgetProvider, returnPathStore, useOnPageRestored } from '@/entities/payment/provider-window';
import { buyCreditsMachine, type BuyCreditsInput } from './buy-credits.machine';

/** `goesOnAt` is where the member goes after paying. Null means the payment settings. */
export function useBuyCredits(input: BuyCreditsInput, goesOnAt: string | null) {
  const actorRef = useActorRef(
    buyCreditsMachine.provide({
      actions: {
        keepReturnPath: () => returnPathStore.keep(goesOnAt),
        forgetScript: () => void forgetProvider(),
      },
    }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  useOnPageRestored(() => actorRef.send({ type: 'page.restored' }));
  return {
    snapshot,
    onChoose: (creditPackId: string) => actorRef.send({ type: 'pack.chosen', creditPackId }),
    onPay: () => actorRef.send({ type: 'pay' }),
  };
}
