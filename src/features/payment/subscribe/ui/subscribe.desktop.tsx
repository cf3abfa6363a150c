import { Card } from '@/shared/ui/layout/card';
import { Bill } from './bill';
import { PlanCards } from './plan-cards';
import * as styles from './subscribe.css';
import type { SubscribeViewProps } from './subscribe-view';

export const SubscribeDesktop = (props: SubscribeViewProps) => (
  <div className={styles.columns}>
    <PlanCards {...props} />
    <Card title="결제할 내용" className={styles.bill}>
      <Bill {...props} />
    </Card>
  </div>
);
