import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { SoldPlans, UsagePeriod } from '@/entities/payment/credit';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Stack } from '@/shared/ui/layout/stack';
import { CreditsCard } from './credits-card';
import { PaymentMethods, type PaymentMethodsProps } from './payment-methods';
import { PlanBanners } from './plan-banners';
import { PlanCard } from './plan-card';
import * as styles from './payment-dashboard.css';

export type PaymentDashboardViewProps = Omit<PaymentMethodsProps, 'cards'> & {
  profile: PaymentProfile;
  usage: UsagePeriod;
  costs: SoldPlans['costs'];
  cards: readonly PaymentMethod[];
  isRetrying: boolean;
  onBuy: () => void;
  onRetryPayment: () => void;
};

export function PaymentDashboardView({ profile, usage, costs, cards, ...on }: PaymentDashboardViewProps) {
  const isPhone = useLayout() === 'mobile';
  return (
    <>
      <Stack gap={5}>
        <PlanBanners
          profile={profile}
          usage={usage}
          isRetrying={on.isRetrying}
          onRetryPayment={on.onRetryPayment}
          onRegister={on.onRegister}
        />
        <div className={styles.columns}>
          <PlanCard profile={profile} usage={usage} />
          <CreditsCard credits={profile.credits} costs={costs} onBuy={isPhone ? undefined : on.onBuy} />
        </div>
        <PaymentMethods
          cards={cards}
          isRegistering={on.isRegistering}
          trouble={on.trouble}
          onRegister={on.onRegister}
          onAct={on.onAct}
        />
      </Stack>
      {isPhone && (
        <>
          <div className={styles.phoneRoom} />
          <div className={styles.phoneBuy}>
            <Button variant="primary" size="lg" fullWidth onClick={on.onBuy}>
              크레딧 사기
            </Button>
          </div>
        </>
      )}
    </>
  );
}
