import { ArrowDown, ArrowUp } from '@/shared/icons';
import { BarChart } from '@/shared/ui/data/bar-chart';
import { Card } from '@/shared/ui/layout/card';
import { getPercentChange } from '../model/words';
import type { Statistics } from '../model/statistics';
import * as styles from './dashboard.css';

export function SentThisMonth({ statistics: { sentDays, sentLastMonth } }: { statistics: Statistics }) {
  const sent = sentDays.reduce((sum, { sent: one }) => sum + one, 0);
  const change = getPercentChange(sent, sentLastMonth);
  const month = Number(sentDays[0]?.day.slice(5, 7) ?? 0);
  const days = sentDays.length;
  const middle = Math.round(days / 2);
  return (
    <Card title="이번 달 보낸 문서" aside={<span className={styles.month}>{month}월</span>}>
      <p className={styles.figure}>
        <span>
          {sent.toLocaleString('ko-KR')}
          <span className={styles.unit}>건</span>
        </span>
        {change !== null && change !== 0 && (
          <span
            className={change > 0 ? styles.increase : `${styles.increase} ${styles.decrease}`}
            title="지난달 같은 때와 견준 것이에요"
          >
            {change > 0 ? <ArrowUp /> : <ArrowDown />}
            {Math.abs(change)}%
          </span>
        )}
      </p>
      <BarChart
        label={`${month}월 1일부터 ${days}일까지 하루에 보낸 문서 수`}
        bars={sentDays.map(({ day, sent: value }) => ({
          key: day,
          label: `${month}월 ${Number(day.slice(8))}일`,
          value,
        }))}
        unit="건"
        axis={days > 4 ? ['1일', `${middle}일`, '오늘'] : days > 1 ? ['1일', '오늘'] : ['오늘']}
      />
    </Card>
  );
}
