import type { ReactNode } from 'react';
import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { ServicePlans, UsagePeriod } from '@/entities/payment/credit';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Stack } from '@/shared/ui/layout/stack';
import { CreditsCard } from './credits-card';
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods';
import { LowQuotaNotice } from './low-quota-notice';
import { PlanCard } from './plan-card';
import * as styles from './payment-dashboard.css';

export type PaymentDashboardViewProps = Omit<PaymentMethodsProps, 'cards'> & {
  profile: PaymentProfile;
  usage: UsagePeriod;
  costs: ServicePlans['costs'];
  cards: readonly PaymentMethod[];
  onBuy: () => void;
  onEnd: () => void;
  pastDue?: ReactNode;
  spentInThirtyDays?: number | undefined;
  refill?: ReactNode;
  receiptEmail?: ReactNode;
  spentCredits?: ReactNode;
  recentPayments?: ReactNode;
};

export function PaymentDashboardView({ profile, usage, costs, cards, ...rest }: PaymentDashboardViewProps) {
  const isPhone = useLayout() === 'mobile';
  return (
    <>
      <Stack gap={5}>
        {rest.pastDue}
        {profile.status !== 'PAST_DUE' && <LowQuotaNotice contracts={usage.contracts} />}
        <div className={styles.columns}>
          <PlanCard profile={profile} usage={usage} onEnd={rest.onEnd} />
          <CreditsCard
            credits={profile.credits}
            costs={costs}
            spentInThirtyDays={rest.spentInThirtyDays}
            refill={rest.refill}
            onBuy={isPhone ? undefined : rest.onBuy}
          />
        </div>
        <div className={styles.columns}>
          <div>{rest.spentCredits}</div>
          <Stack gap={5}>
            <PaymentMethods
              cards={cards}
              isRegistering={rest.isRegistering}
              trouble={rest.trouble}
              onRegister={rest.onRegister}
              onAct={rest.onAct}
            />
            {rest.recentPayments}
            {rest.receiptEmail}
          </Stack>
        </div>
      </Stack>
      {isPhone && (
        <>
          <div className={styles.buyBarSpacer} />
          <div className={styles.buyBar}>
            <Button variant="primary" size="lg" fullWidth onClick={rest.onBuy}>
              크레딧 사기
            </Button>
          </div>
        </>
      )}
    </>
  );
}
