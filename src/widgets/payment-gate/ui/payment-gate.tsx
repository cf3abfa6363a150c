import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { creditQueries, type ServicePlans } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { PaymentBlocked } from './payment-blocked';

export type PaymentGateProps = {
  /** The page title, for when the page's own header isn't shown. */
  title: string;
  children: (sold: ServicePlans) => ReactNode;
};

/** Only for members who may pay, and only if billing is on. */
export function PaymentGate({ title, children }: PaymentGateProps) {
  const { user } = useSession();
  const plans = useQuery(creditQueries.plans());
  const mayPay = user.permissions.includes('PAYMENT_MANAGE');
  const isOff = plans.data?.billing === 'off';
  if (mayPay && plans.data && !isOff) return children(plans.data);
  return (
    <>
      <PageHeader title={title} />
      {isOff ? (
        <PaymentBlocked block="off" />
      ) : !mayPay ? (
        <PaymentBlocked block="no-permission" />
      ) : plans.isError ? (
        <PlansFailed onRetry={() => void plans.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

const PlansFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={onRetry}>
        다시 불러오기
      </Button>
    }
  >
    이 부분을 불러오지 못했어요.
  </Banner>
);
