import type { components } from '#openapi';
import { writeXlsx } from 'hucre/xlsx';
import { formatSeoulTime, getLastDayOfPeriod, getSeoulDay } from '../../../../rules/dates.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { formatDisposition } from '../../files/file-name.ts';
import { SHEET_TYPES } from '../../sheets/write-sheet.ts';
import { requireGateway } from '../payment-deps.ts';
import { describePayment } from './describe-payment.ts';
import { listPaymentRows } from './payments.repository.ts';

type Payment = components['schemas']['PaymentListItem'];

const MAX_EXPORTED = 10_000;
const HEADS = ['결제한 때', '내용', '쓰는 기간', '결제 수단', '금액', '돌려받은 금액', '상태', '주문 번호'];
const STATES: Record<Payment['state'], string> = {
  OPEN: '결제 창을 연 채',
  EXPIRED: '결제하지 않음',
  CONFIRMING: '확인하는 중',
  DONE: '결제함',
  FAILED: '결제 실패',
  PART_REFUNDED: '일부 돌려받음',
  REFUNDED: '돌려받음',
};

/** Exports payments. Amounts are numbers, for accountants to add up. */
export const createExportPayments =
  (deps: Deps): OperationHandler<'exportPayments'> =>
  async ({ path: { organizationUuid }, query }) => {
    const gateway = requireGateway(deps);
    const rows = await listPaymentRows(deps.database, organizationUuid, query, { skip: 0, take: MAX_EXPORTED });
    const cells = rows.map((row) => toCells(describePayment(gateway, row)));
    const columns = HEADS.map(() => ({ width: 20 }));
    const bytes = await writeXlsx({ sheets: [{ name: '결제 내역', rows: [HEADS, ...cells], columns }] });
    return {
      kind: 'file',
      contentType: SHEET_TYPES.xlsx,
      bytes: Buffer.from(bytes),
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `결제 내역_${getSeoulDay(deps.now())}.xlsx`),
    };
  };

const toCells = (payment: Payment) => [
  formatSeoulTime(payment.approvedAt ?? payment.requestedAt),
  payment.orderName,
  formatPeriod(payment),
  payment.card ? `${payment.card.issuerName} ${payment.card.last4}` : '',
  payment.amount,
  payment.refundedAmount,
  STATES[payment.state],
  payment.orderId,
];

const formatPeriod = ({ periodStart, periodEnd }: Payment) =>
  periodStart && periodEnd ? `${getSeoulDay(new Date(periodStart))}~${getLastDayOfPeriod(new Date(periodEnd))}` : '';
