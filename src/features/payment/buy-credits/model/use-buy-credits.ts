import { useEffect, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import {
  chosenPackStore,
  forgetProvider,
  purchaseTroubleStore,
  returnPathStore,
  useOnPageRestored,
} from '@/entities/payment/provider-window';
import { buyCreditsMachine, type BuyCreditsInput } from './buy-credits.machine';

/** `goesOnAt` is where the member goes after paying. Null means the payment settings. */
export function useBuyCredits(given: Omit<BuyCreditsInput, 'refusal'>, goesOnAt: string | null) {
  const [refusal] = useState(purchaseTroubleStore.read);
  const actorRef = useActorRef(
    buyCreditsMachine.provide({
      actions: {
        keepReturnPath: (_, { creditPackId }) => {
          if (creditPackId !== null) chosenPackStore.keep(creditPackId);
          purchaseTroubleStore.clear();
          returnPathStore.keep(goesOnAt);
        },
        forgetScript: () => void forgetProvider(),
      },
    }),
    { input: { ...given, refusal } },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  // Cleared late, so that reloading the page shows the reason again.
  useEffect(() => purchaseTroubleStore.clear, []);
  useOnPageRestored(() => actorRef.send({ type: 'page.restored' }));
  return {
    snapshot,
    onChoose: (creditPackId: string) => actorRef.send({ type: 'pack.chosen', creditPackId }),
    onPay: () => actorRef.send({ type: 'pay' }),
  };
}
