import type { Transaction } from 'kysely';
import { senderMail } from '../../../content/mails/sender-mails.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import type { Mail } from '../../messages/outbox.ts';
import type { ContractRow } from './contracts.repository.ts';
import { findSenderEmail } from './sender.repository.ts';

type Details = Omit<Parameters<typeof senderMail>[2], 'title' | 'publicUrl' | 'contractId'> & Pick<Mail, 'attachments'>;

/** Emails the sender about their contract. Does nothing if the sender is no longer a member, or must not see it yet. */
export async function emailSender(
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  { contractId, title, organizationMemberUuid, isHidden }: ContractRow,
  kind: Parameters<typeof senderMail>[1],
  { attachments, ...details }: Details = {},
) {
  if (isHidden) return;
  const email = await findSenderEmail(transaction, organizationMemberUuid);
  if (email === null) return;
  const mail = senderMail(email, kind, { title, publicUrl: config.publicUrl, contractId, ...details });
  await outbox.enqueue(transaction, { ...mail, attachments }, { contractId, receiverUuid: null, linkVersion: null });
}
