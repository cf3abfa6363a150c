import type { PaymentMethod } from '../api/account';

/** Returns text such as "신한카드 •••• 4821". */
export const formatCardName = ({ issuerName, last4 }: Pick<PaymentMethod, 'issuerName' | 'last4'>) =>
  `${issuerName.endsWith('카드') ? issuerName : `${issuerName}카드`} •••• ${last4}`;
