import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { causeAlerts, type AlertCause } from '../../alerts/causes/cause-alerts.ts';
import { isMailedAtOnce } from '../../alerts/causes/mail-time.ts';
import type { ContractRow } from './contracts.repository.ts';
import { findSenderToMail } from './sender.repository.ts';

type Alerting = Pick<AlertCause, 'kind' | 'who' | 'isMailed'>;
type Alerted = Pick<ContractRow, 'contractId' | 'organizationMemberUuid' | 'batchUuid' | 'isHidden'>;

/** What lets the sender know of something that happened to their contract. Nobody is told of one that is still hidden. */
export const listSenderCauses = (
  { contractId, organizationMemberUuid, batchUuid, isHidden }: Alerted,
  alerting: Alerting,
): AlertCause[] =>
  isHidden ? [] : [{ ...alerting, to: { organizationMemberUuid }, about: { contractId, batchUuid } }];

/** For acts without an event that the causes could travel with. */
export const alertSender = (transaction: Transaction<DB>, contract: Alerted, alerting: Alerting) =>
  causeAlerts(transaction, listSenderCauses(contract, alerting));

/**
 * Decides how the sender learns of an act that mails them as well. There is an address if they want a mail right now;
 * otherwise the mail waits or is not wanted. The causes travel with whatever the act writes.
 */
export async function decideSenderAlert(
  transaction: Transaction<DB>,
  contract: Alerted,
  alerting: Omit<Alerting, 'isMailed'>,
): Promise<{ email: string | null; causes: AlertCause[] }> {
  const sender = await findSenderToMail(transaction, contract.organizationMemberUuid);
  if (!sender) return { email: null, causes: [] };
  const isMailed = isMailedAtOnce(alerting.kind, sender.preferences, new Date());
  return {
    email: isMailed ? sender.email : null,
    causes: listSenderCauses(contract, { ...alerting, isMailed }),
  };
}
