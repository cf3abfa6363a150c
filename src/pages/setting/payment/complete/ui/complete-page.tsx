import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { accountQueries } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { paymentQueries } from '@/entities/payment/history';
import { followOrderMachine } from '@/entities/payment/order';
import { userQueries } from '@/entities/user';
import { href } from '@/shared/routes';
import { ListPage } from '@/widgets/list-frame';
import { PaymentGate } from '@/widgets/payment-gate';
import { CompleteView, type PaymentOutcome } from './complete-view';

const TITLE = '요금제 바꾸기';

export function CompletePage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  if (!orderId) return <Navigate to={href('settingPayment')} replace />;
  return (
    <ListPage title={TITLE}>
      {() => (
        <PaymentGate title={TITLE}>
          {() => <FollowedOrder key={orderId} orderId={orderId} isResumed={params.has('resumed')} />}
        </PaymentGate>
      )}
    </ListPage>
  );
}

function FollowedOrder({ orderId, isResumed }: { orderId: string; isResumed: boolean }) {
  const queryClient = useQueryClient();
  const actorRef = useActorRef(followOrderMachine, { input: { orderId } });
  const { value, context } = useSelector(actorRef, (snapshot) => snapshot);
  const outcome: PaymentOutcome = typeof value === 'string' ? value : 'following';

  useEffect(() => {
    if (outcome !== 'paid' && outcome !== 'failed') return;
    for (const queryKey of [
      accountQueries.all(),
      creditQueries.usage().queryKey,
      paymentQueries.all(),
      userQueries.all(),
    ])
      void queryClient.invalidateQueries({ queryKey });
  }, [outcome, queryClient]);

  if (outcome === 'missing') return <Navigate to={href('settingPayment')} replace />;
  return <CompleteView outcome={outcome} order={context.order} isResumed={isResumed} />;
}
