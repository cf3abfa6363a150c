import type { PaymentGateway } from '../../adapters/payments/port.ts';
import { receiptMail } from '../../content/mails/payment-mails.ts';
import type { Deps } from '../../deps.ts';
import { issuePack } from '../credits/issue-credits.ts';
import type { Fulfilment } from './settle-order.ts';
import { tellPayers } from './tell-payers.ts';

/** A pack is paid in the provider's window, and its credits can be used at once. */
export const createCreditFulfilment = (
  deps: Pick<Deps, 'config' | 'outbox'>,
  gateway: Pick<PaymentGateway, 'confirm'>,
): Fulfilment => ({
  ask({ orderId, paymentKey, amount }, idempotencyKey) {
    if (paymentKey === null) throw new Error('An order of credits was asked about before its window was passed.');
    return gateway.confirm({ paymentKey, orderId, amount }, idempotencyKey);
  },
  async paid(transaction, { organizationUuid, orderId, orderName, credits, amount }, payment, at) {
    if (credits === null) throw new Error('An order of credits has none.');
    await issuePack(transaction, { organizationUuid, orderId, credits, won: amount, at });
    await tellPayers(deps, transaction, organizationUuid, (to) =>
      receiptMail({ to, publicUrl: deps.config.publicUrl, orderName, amount, paidAt: payment.approvedAt ?? at }),
    );
  },
  failed: () => Promise.resolve(),
});
