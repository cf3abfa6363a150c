import { useQuery } from '@tanstack/react-query';
import { creditQueries } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { PaymentsLocked, NoOrganization, BillingDisabled, LoadingFailed } from './dashboard-states';
import { PaymentDashboard } from './payment-dashboard';

export function PaymentDashboardPage() {
  const { organization, user } = useSession();
  const plans = useQuery(creditQueries.plans());
  const mayManage = user.permissions.includes('PAYMENT_MANAGE');
  const isSold = plans.data !== undefined && plans.data.billing !== 'off';
  return (
    <>
      <title>결제와 크레딧 | 도장</title>
      <PageHeader
        title="결제와 크레딧"
        actions={
          isSold && mayManage && organization && <ButtonLink to={href('settingPaymentHistory')}>결제 내역</ButtonLink>
        }
      />
      {!organization ? (
        <NoOrganization />
      ) : plans.isError ? (
        <LoadingFailed onRetry={() => void plans.refetch()} />
      ) : !plans.data ? (
        <PageSkeleton />
      ) : !isSold ? (
        <BillingDisabled />
      ) : !mayManage ? (
        <PaymentsLocked />
      ) : (
        <PaymentDashboard organizationUuid={organization.organizationUuid} plans={plans.data} />
      )}
    </>
  );
}
