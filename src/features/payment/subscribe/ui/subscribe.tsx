import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { accountQueries, type PaymentMethod, type PaymentProfile } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { paymentQueries } from '@/entities/payment/history';
import type { ServicePlans } from '@/entities/payment/service-plan';
import { userQueries } from '@/entities/user';
import { href } from '@/shared/routes';
import { responsive } from '@/shared/ui/layout/responsive';
import { subscribeMachine } from '../model/subscribe.machine';
import type { SubscribeViewProps } from './subscribe-view';
import { SubscribeDesktop } from './subscribe.desktop';
import { SubscribeMobile } from './subscribe.mobile';

const SubscribeView = responsive<SubscribeViewProps>({ desktop: SubscribeDesktop, mobile: SubscribeMobile });

type SubscribeProps = Pick<SubscribeViewProps, 'addCard' | 'onEnd'> & {
  organizationUuid: string;
  plans: ServicePlans['plans'];
  profile: PaymentProfile;
  cards: readonly PaymentMethod[];
};

/** Every order, even one whose outcome is unknown, continues on the page that tracks it. */
export function Subscribe({ organizationUuid, cards, ...shown }: SubscribeProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const actorRef = useActorRef(
    subscribeMachine.provide({
      actions: {
        onOrdered: ({ context: { availability } }, { order: { orderId } }) => {
          for (const queryKey of [
            accountQueries.all(),
            creditQueries.usage().queryKey,
            paymentQueries.all(),
            userQueries.all(),
          ])
            void queryClient.invalidateQueries({ queryKey });
          // A resumed plan costs nothing, and the order in the response is the one that was paid before.
          const query = new URLSearchParams({ orderId, ...(availability?.amount === 0 && { resumed: 'true' }) });
          void navigate(`${href('settingPaymentComplete')}?${query}`, { replace: true });
        },
        onOutdated: () => void queryClient.invalidateQueries({ queryKey: accountQueries.all() }),
      },
    }),
    { input: { organizationUuid, plan: 'STANDARD', paymentMethodUuid: findFirstUsable(cards) } },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  return (
    <SubscribeView
      {...shown}
      cards={cards}
      snapshot={snapshot}
      onPlan={(plan) => actorRef.send({ type: 'plan.chosen', plan })}
      onCard={(paymentMethodUuid) => actorRef.send({ type: 'card.chosen', paymentMethodUuid })}
      onAgree={(agreed) => actorRef.send({ type: 'agreement.changed', agreed })}
      onPay={() => actorRef.send({ type: 'pay' })}
      onRetry={() => actorRef.send({ type: 'retry' })}
    />
  );
}

/** The plan's card comes first in the list. */
const findFirstUsable = (cards: readonly PaymentMethod[]) =>
  cards.find(({ status }) => status === 'ACTIVE')?.paymentMethodUuid ?? null;
