import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries, type PaymentMethod } from '@/entities/payment/account';
import { creditQueries, type ServicePlans } from '@/entities/payment/credit';
import { paymentQueries } from '@/entities/payment/history';
import { BuyCreditsDialog } from '@/features/payment/buy-credits';
import { RemoveCardDialog, useSetDefaultCard } from '@/features/payment/keep-cards';
import { ReceiptEmail } from '@/features/payment/receipt-email';
import { RefillSwitch } from '@/features/payment/refill';
import { useRegisterCard } from '@/features/payment/register-card';
import { RetryPayment } from '@/features/payment/retry';
import { UnsubscribeDialog } from '@/features/payment/unsubscribe';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { MONTHS_SHOWN } from '../model/spending';
import { useCreditPurchaseDialog } from '../model/use-credit-purchase-dialog';
import { LoadingFailed } from './dashboard-states';
import { PaymentDashboardView } from './payment-dashboard-view';
import { RecentPayments } from './recent-payments';
import { SpentCredits } from './spent-credits';

const PAYMENTS_SHOWN = 3;

type PaymentDashboardProps = { organizationUuid: string; plans: ServicePlans };

export function PaymentDashboard({ organizationUuid, plans }: PaymentDashboardProps) {
  const usage = useQuery(creditQueries.usage());
  const profile = useQuery(accountQueries.profile(organizationUuid));
  const methods = useQuery(accountQueries.methods(organizationUuid));
  const spending = useQuery(creditQueries.spending(MONTHS_SHOWN));
  const payments = useQuery(paymentQueries.list(organizationUuid, { size: PAYMENTS_SHOWN }));
  const buying = useCreditPurchaseDialog();
  const registering = useRegisterCard(organizationUuid);
  const makeDefault = useSetDefaultCard();
  const [isEnding, setIsEnding] = useState(false);
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  const queries = [usage, profile, methods];

  if (queries.some(({ isError }) => isError))
    return <LoadingFailed onRetry={() => void Promise.all(queries.map((query) => query.refetch()))} />;
  if (!usage.data || !profile.data || !methods.data) return <PageSkeleton />;
  return (
    <>
      <PaymentDashboardView
        profile={profile.data}
        usage={usage.data}
        costs={plans.costs}
        cards={methods.data.items}
        isRegistering={registering.isBusy}
        trouble={registering.trouble}
        onBuy={buying.onOpen}
        onRegister={registering.onStart}
        onEnd={() => setIsEnding(true)}
        pastDue={<RetryPayment organizationUuid={organizationUuid} profile={profile.data} />}
        spentInThirtyDays={spending.data?.spentInThirtyDays}
        refill={
          <RefillSwitch
            organizationUuid={organizationUuid}
            profile={profile.data}
            packs={plans.packs}
            onAddCard={registering.onStart}
          />
        }
        receiptEmail={<ReceiptEmail organizationUuid={organizationUuid} receiptEmail={profile.data.receiptEmail} />}
        spentCredits={
          <SpentCredits
            spending={spending.data}
            isFailed={spending.isError && !spending.data}
            onRetry={() => void spending.refetch()}
          />
        }
        recentPayments={
          <RecentPayments
            payments={payments.data?.items}
            isFailed={payments.isError && !payments.data}
            onRetry={() => void payments.refetch()}
          />
        }
        onAct={(act, card) =>
          act === 'remove'
            ? setRemoving(card)
            : makeDefault.mutate({ organizationUuid, paymentMethodUuid: card.paymentMethodUuid })
        }
      />
      {buying.isOpen && (
        <BuyCreditsDialog
          organizationUuid={organizationUuid}
          packs={plans.packs}
          available={profile.data.credits.available}
          missing={buying.missing}
          goesOnAt={buying.goesOnAt}
          onClose={buying.onClose}
        />
      )}
      {isEnding && (
        <UnsubscribeDialog
          organizationUuid={organizationUuid}
          profile={profile.data}
          onClose={() => setIsEnding(false)}
        />
      )}
      {removing && (
        <RemoveCardDialog organizationUuid={organizationUuid} card={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
