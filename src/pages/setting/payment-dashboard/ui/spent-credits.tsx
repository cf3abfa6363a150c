import type { CreditSpending } from '@/entities/payment/credit';
import { getTotalSpending } from '../model/spending';
import { DashboardPart } from './dashboard-part';
import * as styles from './payment-dashboard.css';
import { SpendingChart } from './spending-chart';

export type SpentCreditsProps = {
  /** Undefined while loading. */
  spending: CreditSpending | undefined;
  isFailed: boolean;
  onRetry: () => void;
};

export const SpentCredits = ({ spending, isFailed, onRetry }: SpentCreditsProps) => (
  <DashboardPart
    title="크레딧 쓴 내역"
    aside={<span className={styles.note}>6개월</span>}
    isLoading={!spending}
    trouble={isFailed ? '크레딧 쓴 내역을 불러오지 못했어요.' : null}
    onRetry={onRetry}
  >
    {spending?.months.some((month) => getTotalSpending(month) > 0) ? (
      <SpendingChart months={spending.months} />
    ) : (
      <p className={styles.none}>아직 쓴 크레딧이 없어요</p>
    )}
  </DashboardPart>
);
