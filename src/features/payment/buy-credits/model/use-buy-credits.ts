import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { forgetProvider, returnPath } from '@/entities/payment/provider-window';
import { buyCreditsMachine, type BuyCreditsInput } from './buy-credits.machine';

/** `goesOnAt` is where the member goes on afterwards; null for the payment settings. */
export function useBuyCredits(input: BuyCreditsInput, goesOnAt: string | null) {
  const actorRef = useActorRef(
    buyCreditsMachine.provide({
      actions: {
        keepReturnPath: () => returnPath.keep(goesOnAt),
        forgetScript: () => void forgetProvider(),
      },
    }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actorRef.send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [actorRef]);
  return {
    snapshot,
    onChoose: (creditPackId: string) => actorRef.send({ type: 'pack.chosen', creditPackId }),
    onPay: () => actorRef.send({ type: 'pay' }),
  };
}
