import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { describeNextCharge, canShowBill, listBillLines } from '../model/bill';
import { formatWon } from '@/entities/payment/service-plan';
import { BillActions } from './bill-actions';
import { BillFailure } from './bill-failure';
import * as styles from './subscribe.css';
import { getSubscribeStep, type SubscribeViewProps } from './subscribe-view';

export function Bill(props: SubscribeViewProps) {
  const { value, context } = props.snapshot;
  const isLoading = getSubscribeStep(value) === 'checking';
  return (
    <Stack gap={4}>
      {(isLoading || canShowBill(context.availability)) && (
        <SkeletonRegion isLoading={isLoading} skeleton={<BillSkeleton />}>
          <BillLines {...props} />
        </SkeletonRegion>
      )}
      {context.failure && <BillFailure {...props} failure={context.failure} />}
      <BillActions {...props} />
    </Stack>
  );
}

function BillLines({ snapshot: { context }, plans }: SubscribeViewProps) {
  const { availability, plan } = context;
  const sold = plans.find(({ servicePlanName }) => servicePlanName === plan);
  if (!sold || !availability) return null;
  const next = describeNextCharge(sold, availability);
  return (
    <dl className={styles.lines}>
      {listBillLines(sold, availability).map(({ name, value }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd className={styles.lineValue}>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>오늘 결제</dt>
        <dd className={styles.totalValue}>{formatWon(availability.amount)}</dd>
      </div>
      <div className={styles.line}>
        <dt>{next.name}</dt>
        <dd className={styles.lineValue}>{next.value}</dd>
      </div>
    </dl>
  );
}

const BillSkeleton = () => (
  <div className={styles.skeletonLines}>
    <Skeleton width="3/4" />
    <Skeleton width="1/2" />
    <Skeleton shape="title" width="full" />
  </div>
);
