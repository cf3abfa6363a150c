import { getLastDayOfPeriod, getSeoulDay } from '../../../../rules/dates.ts';
import { getIssuerName } from '../../../content/card-issuers.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { drawReceipt } from '../../../documents/receipt/receipt.ts';
import { computeIncludedVat } from '../../credits/issue-credits.ts';
import { formatDisposition } from '../../files/file-name.ts';
import { requireGateway } from '../payment-deps.ts';
import { findBuyer, findPaidPaymentRow } from './payments.repository.ts';

/** Renders a receipt for every download, to show refunds since the payment. */
export const createGetPaymentReceipt =
  (deps: Deps): OperationHandler<'getPaymentReceipt'> =>
  async ({ path: { orderId }, caller }) => {
    const { database, plans } = deps;
    const gateway = requireGateway(deps);
    const { organizationUuid } = caller.member;
    const row = await findPaidPaymentRow(database, organizationUuid, orderId);
    if (!row) throw new DomainError('NOT_FOUND');
    const { card, approvedAt, requestedAt } = gateway.readKept(row.payment);
    const { orderName, amount, refundedAmount: refunded } = row;
    const [startsAt, expiresAt] = [row.periodStart ?? row.startsAt, row.periodEnd ?? row.expiresAt];
    const buyer = await findBuyer(database, organizationUuid);
    const vat = computeIncludedVat(amount);
    const bytes = drawReceipt({
      orderId,
      orderName,
      buyer,
      seller: plans.seller,
      paidAt: approvedAt ?? requestedAt,
      period: startsAt && expiresAt ? { from: getSeoulDay(startsAt), to: getLastDayOfPeriod(expiresAt) } : null,
      card: card ? `${getIssuerName(card.issuerCode)} ${card.number}` : '카드',
      approveNo: card?.approveNo ?? '',
      supplied: amount - vat,
      vat,
      amount,
      refunded,
    });
    return {
      kind: 'file',
      contentType: 'application/pdf',
      bytes,
      cacheControl: 'private, no-store',
      disposition: formatDisposition('attachment', `영수증_${orderId}.pdf`),
    };
  };
