import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { causeAlert, type AlertCause } from '../../alerts/causes/cause-alerts.ts';
import { isMailedAtOnce } from '../../alerts/causes/mail-time.ts';
import type { ContractRow } from './contracts.repository.ts';
import { findSenderToMail } from './sender.repository.ts';

type Alerting = Pick<AlertCause, 'kind' | 'who' | 'isMailed'>;
type Alerted = Pick<ContractRow, 'contractId' | 'organizationMemberUuid' | 'batchUuid' | 'isHidden'>;

/** Lets the sender know of something that happened to their contract. Nobody is told of one that is still hidden. */
export async function alertSender(transaction: Transaction<DB>, contract: Alerted, alerting: Alerting) {
  const { contractId, organizationMemberUuid, batchUuid, isHidden } = contract;
  if (isHidden) return;
  await causeAlert(transaction, { ...alerting, to: { organizationMemberUuid }, about: { contractId, batchUuid } });
}

/** Like `alertSender`. Returns the sender's address if they want a mail right now; otherwise the mail waits or is not wanted. */
export async function alertSenderByMail(
  transaction: Transaction<DB>,
  contract: Alerted,
  alerting: Omit<Alerting, 'isMailed'>,
): Promise<string | null> {
  const sender = await findSenderToMail(transaction, contract.organizationMemberUuid);
  if (!sender) return null;
  const isMailed = isMailedAtOnce(alerting.kind, sender.preferences, new Date());
  await alertSender(transaction, contract, { ...alerting, isMailed });
  return isMailed ? sender.email : null;
}
