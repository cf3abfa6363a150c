import { CircleCheck, Hourglass } from '@/shared/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '@/entities/payment/service-plan';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';
import * as styles from './credit-result.css';

type WayBack = { wayBack: string; onLeave: () => void };

export const PurchasedView = ({ credits, available, ...back }: WayBack & { credits: number; available: number }) => (
  <Result
    {...back}
    title={`크레딧 ${formatCount(credits, '개')}를 샀어요`}
    icon={<CircleCheck />}
    description={`이제 ${formatCount(available, '개')}를 쓸 수 있어요.`}
  />
);

/** The card may have been charged, so this doesn't call it a failure and doesn't offer to pay again. */
export const PendingView = (back: WayBack) => (
  <Result
    {...back}
    title="결제를 아직 확인하고 있어요"
    icon={<Hourglass />}
    isWaiting
    description="확인되면 메일로 알려드릴게요"
  />
);

type ResultProps = WayBack & { title: string; icon: ReactNode; description: string; isWaiting?: boolean };

function Result({ title, icon, description, isWaiting = false, wayBack, onLeave }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <StandaloneFrame>
      <title>{`${title} | 도장`}</title>
      <div className={styles.result}>
        <span className={isWaiting ? styles.isWaiting : styles.icon}>{icon}</span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.description}>{description}</p>
        <ButtonLink to={wayBack} replace onClick={onLeave} variant="primary" size="lg" fullWidth>
          {wayBack === href('settingPayment') ? '결제와 크레딧 보기' : '하던 일로 돌아가기'}
        </ButtonLink>
      </div>
    </StandaloneFrame>
  );
}
