import type { PaymentProfile } from '@/entities/payment/account';
import type { UsagePeriod } from '@/entities/payment/credit';
import { getLastDayOfPeriod } from '@/entities/payment/plan';
import { formatCount, formatWon, SERVICE_PLAN_WORDS } from '@/entities/payment/service-plan';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { Badge } from '@/shared/ui/feedback/badge';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { formatDate } from '#rules/dates.ts';
import * as styles from './payment-dashboard.css';

const STATUS = {
  ACTIVE: { tone: 'success', label: '쓰는 중' },
  ENDING: { tone: 'neutral', label: '해지했어요' },
  PAST_DUE: { tone: 'danger', label: '결제하지 못했어요' },
} as const;

type PlanCardProps = { profile: PaymentProfile; usage: UsagePeriod; onEnd: () => void };

export function PlanCard({ profile, usage: { contracts }, onEnd }: PlanCardProps) {
  const { tone, label } = STATUS[profile.status];
  const taken = contracts.used + contracts.held;
  return (
    <section className={styles.card} aria-labelledby="plan-heading">
      <div className={styles.body}>
        <div>
          <h2 id="plan-heading" className={styles.label}>
            쓰는 요금제
          </h2>
          <p className={styles.value}>
            {SERVICE_PLAN_WORDS[profile.servicePlanName]} <Badge tone={tone}>{label}</Badge>
          </p>
          <p className={styles.note}>한 달에 문서 {formatCount(contracts.included, '건')}을 보낼 수 있어요.</p>
        </div>
        <div className={styles.quantity}>
          <span className={styles.quantityLine}>
            이번 달 문서
            <span>
              <strong>{taken.toLocaleString('ko-KR')}</strong> / {formatCount(contracts.included, '건')}
            </span>
          </span>
          <ProgressBar
            label="이번 달 문서"
            kind="quantity"
            share={contracts.included === 0 ? 1 : Math.min(1, taken / contracts.included)}
          />
        </div>
      </div>
      <div className={styles.footer}>
        <span>
          <NextStep profile={profile} />
        </span>
        <span className={styles.footerActions}>
          {profile.servicePlanName !== 'FREE' && profile.status !== 'ENDING' && (
            <Button variant="ghost" onClick={onEnd}>
              해지
            </Button>
          )}
          <ButtonLink to={href('settingPaymentBilling')}>요금제 바꾸기</ButtonLink>
        </span>
      </div>
    </section>
  );
}

function NextStep({ profile }: Pick<PlanCardProps, 'profile'>) {
  const { status, nextBillingAt, nextAmount, periodEnd } = profile;
  if (status === 'ENDING')
    return <>{formatDate(getLastDayOfPeriod(periodEnd), 'M월 D일')}까지 쓸 수 있어요. 그 뒤에는 프리로 바뀌어요.</>;
  if (nextBillingAt !== null && nextAmount !== null)
    return (
      <>
        다음 결제{' '}
        <strong>
          {formatMonthDay(nextBillingAt)} · {formatWon(nextAmount)}
        </strong>
      </>
    );
  return <>{formatMonthDay(periodEnd)}에 다시 채워져요.</>;
}
