import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { recordAlertCauses, type AlertCause } from '../../alerts/causes/cause-alerts.ts';
import { isMailedImmediately } from '../../alerts/causes/mail-time.ts';
import type { ContractRow } from './contracts.repository.ts';
import { findSenderForEmail } from './sender.repository.ts';

type Alerting = Pick<AlertCause, 'kind' | 'who' | 'isMailed'>;
type Alerted = Pick<ContractRow, 'contractId' | 'organizationMemberUuid' | 'batchUuid' | 'isHidden'>;

/** Lists the alert causes for a contract's sender. Hidden contracts have none. */
export const listSenderCauses = (
  { contractId, organizationMemberUuid, batchUuid, isHidden }: Alerted,
  alerting: Alerting,
): AlertCause[] =>
  isHidden ? [] : [{ ...alerting, to: { organizationMemberUuid }, about: { contractId, batchUuid } }];

/** Alerts the sender about an action. Actions that record an event insert the causes along with the event instead. */
export const sendAlertToSender = (transaction: Transaction<DB>, contract: Alerted, alerting: Alerting) =>
  recordAlertCauses(transaction, listSenderCauses(contract, alerting));

/**
 * Decides how the sender is notified of an action that can also send an email. Returns an address if they want the
 * email immediately. Otherwise, the email is delayed or not wanted. The causes are inserted together with the action's
 * own rows.
 */
export async function decideSenderAlert(
  transaction: Transaction<DB>,
  contract: Alerted,
  alerting: Omit<Alerting, 'isMailed'>,
): Promise<{ email: string | null; causes: AlertCause[] }> {
  const sender = await findSenderForEmail(transaction, contract.organizationMemberUuid);
  if (!sender) return { email: null, causes: [] };
  const isMailed = isMailedImmediately(alerting.kind, sender.preferences, new Date());
  return {
    email: isMailed ? sender.email : null,
    causes: listSenderCauses(contract, { ...alerting, isMailed }),
  };
}
