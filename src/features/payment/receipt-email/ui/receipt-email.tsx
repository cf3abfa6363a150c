import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { ReceiptEmailDialog } from './receipt-email-dialog';
import * as styles from './receipt-email.css';

type ReceiptEmailProps = { organizationUuid: string; receiptEmail: string | null };

export function ReceiptEmail({ organizationUuid, receiptEmail }: ReceiptEmailProps) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="receipt-email-heading">
      <div className={styles.textBlock}>
        <h2 id="receipt-email-heading" className={styles.title}>
          영수증 받을 메일
        </h2>
        {receiptEmail === null ? (
          <span className={styles.noAddress}>결제를 관리하는 멤버에게만 보내요</span>
        ) : (
          <span className={styles.address}>{receiptEmail}</span>
        )}
      </div>
      <Button
        aria-label={receiptEmail === null ? '영수증 받을 메일 더하기' : '영수증 받을 메일 바꾸기'}
        onClick={() => setIsChanging(true)}
      >
        {receiptEmail === null ? '메일 더하기' : '바꾸기'}
      </Button>
      {isChanging && (
        <ReceiptEmailDialog
          organizationUuid={organizationUuid}
          receiptEmail={receiptEmail}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}
