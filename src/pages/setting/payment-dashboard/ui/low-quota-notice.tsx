import type { UsagePeriod } from '@/entities/payment/credit';
import { formatCount } from '@/entities/payment/service-plan';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

const NEARLY_USED = 0.9;

/** Warns that few documents are left in the plan. */
export function LowQuotaNotice({ contracts: { included, used, held } }: Pick<UsagePeriod, 'contracts'>) {
  const left = Math.max(0, included - used - held);
  if (left > included * (1 - NEARLY_USED)) return null;
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink size="sm" to={href('settingPaymentBilling')}>
          요금제 보기
        </ButtonLink>
      }
    >
      이번 달에 보낼 수 있는 문서가 <strong>{formatCount(left, '건')}</strong> 남았어요. 더 보내려면 크레딧을 쓰거나
      요금제를 올려주세요.
    </Banner>
  );
}
