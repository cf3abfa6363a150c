import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '@/entities/payment/account';
import type { ServicePlans } from '@/entities/payment/service-plan';
import { useRegisterCard } from '@/features/payment/register-card';
import { RetryPayment } from '@/features/payment/retry';
import { Subscribe } from '@/features/payment/subscribe';
import { UnsubscribeDialog } from '@/features/payment/unsubscribe';
import { ListPage } from '@/widgets/list-frame';
import { PaymentGate } from '@/widgets/payment-gate';
import { AddCard } from './add-card';
import { BillingFailed } from './billing-failed';
import { BillingHeader } from './billing-header';
import { href } from '@/shared/routes';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import * as styles from './billing.css';

const TITLE = '요금제 바꾸기';

export const BillingPage = () => (
  <ListPage title={TITLE}>
    {({ organizationUuid }) => (
      <PaymentGate title={TITLE}>
        {({ plans }) => (
          <>
            <BillingHeader title={TITLE} />
            <Billing organizationUuid={organizationUuid} plans={plans} />
          </>
        )}
      </PaymentGate>
    )}
  </ListPage>
);

type BillingProps = { organizationUuid: string; plans: ServicePlans['plans'] };

function Billing({ organizationUuid, plans }: BillingProps) {
  const [isEnding, setIsEnding] = useState(false);
  // Called here because the button moves once the plan has loaded, and would lose its state.
  const registering = useRegisterCard(organizationUuid, href('settingPaymentBilling'));
  const profile = useQuery(accountQueries.profile(organizationUuid));
  const cards = useQuery(accountQueries.methods(organizationUuid));
  if (!profile.data || !cards.data) {
    return profile.isError || cards.isError ? (
      <BillingFailed onRetry={() => void Promise.all([profile.refetch(), cards.refetch()])} />
    ) : (
      <PageSkeleton />
    );
  }
  // The offer depends on the plan and its status, so the page starts over when either changes.
  const { servicePlanName, status } = profile.data;
  return (
    <div className={styles.page}>
      <RetryPayment organizationUuid={organizationUuid} profile={profile.data} />
      <Subscribe
        key={`${servicePlanName} ${status}`}
        organizationUuid={organizationUuid}
        plans={plans}
        profile={profile.data}
        cards={cards.data.items}
        addCard={<AddCard {...registering} />}
        onEnd={() => setIsEnding(true)}
      />
      {isEnding && (
        <UnsubscribeDialog
          organizationUuid={organizationUuid}
          profile={profile.data}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
