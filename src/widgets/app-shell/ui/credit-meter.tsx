import { useQuery } from '@tanstack/react-query';
import { Coins } from '@/shared/icons';
import { creditQueries } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { SidebarMeter } from './sidebar';

/**
 * Without credits, shows the documents left in the plan. Only for members who may buy more, and only if billing is on.
 */
export function CreditMeter() {
  const { organization, user } = useSession();
  const mayManage = organization !== null && user.permissions.includes('PAYMENT_MANAGE');
  const plans = useQuery({ ...creditQueries.plans(), enabled: mayManage });
  const isSold = plans.data !== undefined && plans.data.billing !== 'off';
  const usage = useQuery({ ...creditQueries.usage(), enabled: mayManage && isSold });
  if (!usage.data) return null;
  const { contracts, credits } = usage.data;
  const documents = contracts.included - contracts.used - contracts.held;
  const isByPlan = credits.available === 0 && documents > 0;
  return (
    <SidebarMeter
      to={href('settingPayment')}
      icon={<Coins />}
      label={isByPlan ? '이번 달 남은 문서' : '남은 크레딧'}
      value={isByPlan ? `${documents.toLocaleString('ko-KR')}건` : credits.available.toLocaleString('ko-KR')}
    />
  );
}
