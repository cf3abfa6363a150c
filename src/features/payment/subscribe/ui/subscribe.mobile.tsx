import { useState } from 'react';
import { formatWon } from '@/entities/payment/service-plan';
import { Button } from '@/shared/ui/actions/button';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { canShowBill } from '../model/bill';
import { Bill } from './bill';
import { PlanCards } from './plan-cards';
import * as styles from './subscribe.css';
import type { SubscribeViewProps } from './subscribe-view';

/** Keeps the total visible, with the details in a bottom sheet. */
export function SubscribeMobile(props: SubscribeViewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { availability } = props.snapshot.context;
  return (
    <>
      <PlanCards {...props} />
      <div className={styles.bar}>
        <p className={styles.barSum}>
          오늘 결제
          <strong className={styles.barAmount}>
            {availability && canShowBill(availability) ? formatWon(availability.amount) : '—'}
          </strong>
        </p>
        <Button variant="primary" size="lg" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          결제할 내용 보기
        </Button>
      </div>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="결제할 내용">
        <Bill
          {...props}
          onEnd={() => {
            setIsOpen(false);
            props.onEnd();
          }}
        />
      </Sheet>
    </>
  );
}
