import type { Payment } from '../api/payments';

/** Returns text such as "신한카드 4821". */
export const formatPaidBy = ({ issuerName, last4 }: NonNullable<Payment['card']>) =>
  `${issuerName.endsWith('카드') ? issuerName : `${issuerName}카드`} ${last4}`;
