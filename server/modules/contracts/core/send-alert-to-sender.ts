import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { recordAlertCauses, type AlertCause } from '../../alerts/causes/cause-alerts.ts';
import { isMailedImmediately } from '../../alerts/causes/mail-time.ts';
import type { ContractRow } from './contracts.repository.ts';
import { findSenderForEmail } from './sender.repository.ts';

type Alerting = Pick<AlertCause, 'kind' | 'who' | 'isMailed'>;
type Alerted = Pick<ContractRow, 'contractId' | 'organizationMemberUuid' | 'batchUuid' | 'isHidden'>;

export const listSenderCauses = (
  { contractId, organizationMemberUuid, batchUuid, isHidden }: Alerted,
  alerting: Alerting,
): AlertCause[] =>
  isHidden ? [] : [{ ...alerting, to: { organizationMemberUuid }, about: { contractId, batchUuid } }];

/** Alerts the sender about an action that records no event. The others insert the causes with the event. */
export const sendAlertToSender = (transaction: Transaction<DB>, contract: Alerted, alerting: Alerting) =>
  recordAlertCauses(transaction, listSenderCauses(contract, alerting));

/**
 * Decides how an action notifies the sender. Returns their address if they want the email immediately, and otherwise
 * null. The caller inserts the causes along with its own rows.
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
