import { useActorRef, useSelector } from '@xstate/react';
import { forgetProvider, returnPathStore, useOnPageRestored } from '@/entities/payment/provider-window';
import { getErrorMessage } from '@/shared/api';
import { registerCardMachine } from './register-card.machine';

const UNOPENED = { closed: '카드 등록을 그만뒀어요.', failed: '결제 창을 열지 못했어요. 다시 눌러주세요.' };

/** The card window returns to the payment settings by default. */
export function useRegisterCard(organizationUuid: string, comesBackTo: string | null = null) {
  const actorRef = useActorRef(
    registerCardMachine.provide({
      actions: { keepReturnPath: () => returnPathStore.keep(comesBackTo), forgetScript: () => void forgetProvider() },
    }),
    { input: { organizationUuid } },
  );
  useOnPageRestored(() => actorRef.send({ type: 'page.restored' }));
  const { failure, unopened } = useSelector(actorRef, ({ context }) => context);
  return {
    isBusy: useSelector(actorRef, (snapshot) => snapshot.hasTag('busy')),
    trouble: failure ? getErrorMessage(failure) : unopened && UNOPENED[unopened],
    onStart: () => actorRef.send({ type: 'start' }),
  };
}
