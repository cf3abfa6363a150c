import { CircleCheck, CircleExclamationPoint, MailCheck } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { PaymentOrder } from '@/entities/payment/order';
import { formatWon, SERVICE_PLAN_WORDS } from '@/entities/payment/service-plan';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Spinner } from '@/shared/ui/feedback/spinner';
import * as styles from './complete.css';

export type PaymentOutcome = 'following' | 'paid' | 'failed' | 'late' | 'missing';

type CompleteViewProps = {
  outcome: PaymentOutcome;
  order: PaymentOrder | null;
  /** The plan was about to end and goes on, so nothing was paid today. */
  isResumed?: boolean;
};

export function CompleteView({ outcome, order, isResumed = false }: CompleteViewProps) {
  switch (outcome) {
    case 'missing':
    case 'following':
      return (
        <Result title="결제 결과를 확인하고 있어요" words="이 화면을 닫아도 결제는 그대로 이어져요.">
          <span className={styles.wait}>
            <Spinner label="확인하는 중" />
          </span>
        </Result>
      );
    case 'paid':
      return (
        <Result
          icon={<CircleCheck className={styles.tick} />}
          title={isResumed ? '요금제를 이어서 써요' : '요금제를 바꿨어요'}
          words={!order ? '' : isResumed ? describeResumed(order) : describeOrder(order)}
        >
          <Ways />
        </Result>
      );
    case 'late':
      return (
        <Result
          icon={<MailCheck className={styles.mail} />}
          title="아직 결제 결과를 확인하고 있어요"
          words="확인되면 메일로 알려드릴게요."
        >
          <Ways />
        </Result>
      );
    case 'failed':
      return (
        <Result
          icon={<CircleExclamationPoint className={styles.alert} />}
          title="결제하지 못했어요"
          words={order?.failure?.message ?? '문제가 생겼어요. 다시 시도해주세요'}
        >
          <ButtonLink size="lg" to={href('settingPayment')}>
            결제와 크레딧 보기
          </ButtonLink>
          <ButtonLink variant="primary" size="lg" to={href('settingPaymentBilling')}>
            다시 하기
          </ButtonLink>
        </Result>
      );
  }
}

const describeOrder = ({ servicePlanName, amount }: PaymentOrder) =>
  [servicePlanName && SERVICE_PLAN_WORDS[servicePlanName], formatWon(amount)].filter(Boolean).join(' · ');

const describeResumed = ({ servicePlanName }: PaymentOrder) =>
  [servicePlanName && SERVICE_PLAN_WORDS[servicePlanName], '오늘 결제한 돈은 없어요'].filter(Boolean).join(' · ');

const Ways = () => (
  <>
    <ButtonLink size="lg" to={href('settingPaymentHistory')}>
      결제 내역 보기
    </ButtonLink>
    <ButtonLink variant="primary" size="lg" to={href('dashboard')}>
      홈으로
    </ButtonLink>
  </>
);

type ResultProps = { icon?: ReactNode; title: string; words: string; children: ReactNode };

/** A live region, because the outcome changes without any click. */
const Result = ({ icon, title, words, children }: ResultProps) => (
  <div className={styles.result}>
    <div role="status" className={styles.outcome}>
      {icon}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{words}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </div>
);
