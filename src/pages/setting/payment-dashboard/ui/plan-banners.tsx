import type { PaymentProfile } from '@/entities/payment/account';
import type { UsagePeriod } from '@/entities/payment/credit';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

const NEARLY_USED = 0.9;

type PlanBannersProps = {
  profile: PaymentProfile;
  usage: UsagePeriod;
  isRetrying: boolean;
  onRetryPayment: () => void;
  onRegister: () => void;
};

/** What needs the member's attention before everything else. */
export function PlanBanners({ profile, usage: { contracts }, isRetrying, ...on }: PlanBannersProps) {
  const { retry, nextAmount } = profile;
  if (profile.status === 'PAST_DUE' && retry) {
    const failed = nextAmount === null ? '결제하지 못했어요.' : `${formatWon(nextAmount)}을 결제하지 못했어요.`;
    return retry.at === null ? (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={on.onRegister}>
            카드 바꾸기
          </Button>
        }
      >
        {failed} 새 카드를 등록해주세요.
      </Banner>
    ) : (
      <Banner
        tone="danger"
        action={
          <Button size="sm" loading={isRetrying} loadingLabel="결제하는 중" onClick={on.onRetryPayment}>
            지금 다시 결제하기
          </Button>
        }
      >
        {failed} {formatMonthDay(retry.at)}에 다시 해볼게요.
      </Banner>
    );
  }
  const left = Math.max(0, contracts.included - contracts.used - contracts.held);
  if (left > contracts.included * (1 - NEARLY_USED)) return null;
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
