import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { creditQueries } from '@/entities/payment/credit';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { SidebarMeter } from './sidebar';

/** The credits that are left, for members who may buy more. Nothing where nothing is counted. */
export function CreditMeter() {
  const { organization, user } = useSession();
  const mayManage = organization !== null && user.permissions.includes('PAYMENT_MANAGE');
  const plans = useQuery({ ...creditQueries.plans(), enabled: mayManage });
  const isSold = plans.data !== undefined && plans.data.billing !== 'off';
  const usage = useQuery({ ...creditQueries.usage(), enabled: mayManage && isSold });
  if (!usage.data) return null;
  return (
    <SidebarMeter
      to={href('settingPayment')}
      icon={<Coins />}
      label="남은 크레딧"
      value={usage.data.credits.available.toLocaleString('ko-KR')}
    />
  );
}
