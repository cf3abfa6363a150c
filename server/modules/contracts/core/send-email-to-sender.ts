import type { Transaction } from 'kysely';
import { writeSenderMail } from '../../../content/mails/sender-mails.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import type { AlertKind } from '../../alerts/causes/alert-kinds.ts';
import { recordAlertCauses } from '../../alerts/causes/cause-alerts.ts';
import type { Mail } from '../../messages/outbox.ts';
import type { ContractRow } from './contracts.repository.ts';
import { decideSenderAlert } from './send-alert-to-sender.ts';
import { findSenderEmail } from './sender.repository.ts';

type Details = Omit<Parameters<typeof writeSenderMail>[2], 'title' | 'publicUrl' | 'contractId'> &
  Pick<Mail, 'attachments'>;

/** Emails that come with an alert. The sender may prefer the daily email, or none. */
const ALERTS: Partial<Record<Parameters<typeof writeSenderMail>[1], AlertKind>> = {
  CONTRACT_EXPIRED: 'EXPIRED',
  CONTRACT_COMPLETED: 'COMPLETED',
  CONTRACT_DECLINED: 'DECLINED',
};

/** Emails the sender about their contract, or the owner if they have left, unless nobody must see it yet. */
export async function sendEmailToSender(
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  contract: ContractRow,
  kind: Parameters<typeof writeSenderMail>[1],
  { attachments, ...details }: Details = {},
) {
  const { contractId, title } = contract;
  if (contract.isHidden) return;
  const alert = ALERTS[kind];
  const { email, causes } =
    alert === undefined
      ? { email: await findSenderEmail(transaction, contract.organizationMemberUuid), causes: [] }
      : await decideSenderAlert(transaction, contract, { kind: alert, who: details.who ?? '' });
  if (email === null) return recordAlertCauses(transaction, causes);
  const mail = writeSenderMail(email, kind, { title, publicUrl: config.publicUrl, contractId, ...details });
  const addressee = { contractId, receiverUuid: null, linkVersion: null };
  await outbox.enqueue(transaction, { ...mail, attachments }, addressee, { causes });
}
