import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { issuePack } from '../credits/issue-credits.ts';
import type { OrderParts } from './confirm-order.ts';

export type PaymentDeps = Pick<Deps, 'database' | 'now' | 'payments' | 'raiseAlarm'>;

/** What orders are paid with. Nothing can be bought where nothing is charged. */
export function requirePayments({ database, now, payments, raiseAlarm }: PaymentDeps): OrderParts {
  if (!payments) throw new DomainError('BILLING_OFF');
  return { database, now, gateway: payments, issuePack, raiseAlarm };
}
